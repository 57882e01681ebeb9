import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

export type Server = {
  url: string;
  pid: number;
  /** The current memory of the process, in megabytes. */
  memory(): Promise<number>;
  /** Waits until the process has been idle for some seconds: after a start it compares and draws files for a while. */
  settle(): Promise<void>;
  hasEnded(): boolean;
  stop(): Promise<void>;
};

const patience = 60_000;
/** Functions that end the processes still running. */
const running = new Set<() => Promise<void>>();

/** Ends the processes that an unfinished measurement has left running. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

// Otherwise a run that is broken off would leave its servers behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a command that serves at `url` in its own process group, and waits until `ready` answers 200. */
export async function startProcess(
  [file = '', ...args]: string[],
  { url, ready }: { url: string; ready: string },
  settings: Record<string, string>,
  log?: number,
): Promise<Server> {
  if (await answers(url + ready)) throw new Error(`something else already serves ${url}: end it, or set BENCH_PORT`);
  const child = spawn(file, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', log ?? 'ignore', 'inherit'],
    detached: true,
  });
  const group = -Number(child.pid);
  const endWithUs = () => isAlive(group) && process.kill(group);
  const stop = async () => {
    await stopGroup(group);
    process.off('exit', endWithUs);
    running.delete(stop);
  };
  process.once('exit', endWithUs);
  running.add(stop);
  const deadline = performance.now() + patience;
  while (!(await answers(url + ready))) {
    if (child.exitCode !== null) throw new Error(`${file} ended before it served ${url}`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`${file} did not serve ${url} in ${patience / 1000} s`);
    }
    await wait(10);
  }
  return {
    url,
    pid: Number(child.pid),
    stop,
    settle: () => settle(Number(child.pid)),
    memory: () => memoryOf(Number(child.pid)),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** Waits for the whole process group, because npm itself exits before the server that it started. */
async function stopGroup(group: number) {
  if (isAlive(group)) process.kill(group, 'SIGTERM');
  while (isAlive(group)) await wait(20);
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

const idleSeconds = 4;

async function settle(pid: number): Promise<void> {
  let idle = 0;
  for (let before = await ticksOf(pid); idle < idleSeconds; ) {
    await wait(1000);
    const now = await ticksOf(pid);
    // A tick is a hundredth of a second. PostgreSQL may be busy for the process while the process waits.
    idle = now - before < 5 ? idle + 1 : 0;
    before = now;
  }
}

/** The processor time that a process has used so far. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may itself contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
