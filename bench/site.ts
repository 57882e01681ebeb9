import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cloneDatabase, ensureTemplate, openTestCluster, testData } from '../tests/cluster.ts';
import { addManyProducts } from './add-many-products.ts';

/** The databases of the benchmarks: clones of the demo site under their own names. */
export type Databases = {
  /** The version of PostgreSQL. */
  version: string;
  /** Makes a fresh copy of the demo site; returns its URL. */
  clone(name: string): Promise<string>;
  /** Makes a fresh copy of the demo site with `manyProducts` more products. */
  cloneMany(name: string): Promise<string>;
  drop(name: string): Promise<void>;
  close(): Promise<void>;
};

export type Server = {
  url: string;
  pid: number;
  /** The current memory of the process, in megabytes. */
  memory(): Promise<number>;
  hasEnded(): boolean;
  stop(): Promise<void>;
};

const firstPort = Number(process.env.BENCH_PORT ?? 3171);
/** Four consecutive ports; set the first with BENCH_PORT if others use the machine. */
export const ports = { site: firstPort, nginx: firstPort + 1, mail: firstPort + 2, start: firstPort + 3 };

/** More than any list contains today. */
export const manyProducts = 100_000;

const patience = 60_000;
/** Functions that end the processes still running. */
const running = new Set<() => Promise<void>>();

/** Ends the processes that an unfinished measurement has left running. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

// Otherwise a run that is broken off would leave its servers behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Opens the cluster of the tests, into which the demo site is imported once. */
export async function openDatabases(): Promise<Databases> {
  // The import stores pictures beside the database, where the servers of tests and benchmarks look for them.
  process.env.DATA_DIR = testData;
  const cluster = await openTestCluster();
  const adminUrl = await cluster.databaseUrl('postgres');
  const template = await ensureTemplate(cluster);
  const base = 'bench_many_products';
  let many: Promise<void> | undefined;
  return {
    version: await readVersion(adminUrl),
    clone: (name) => cloneDatabase(adminUrl, template, `bench_${name}`),
    async cloneMany(name) {
      // Once for all measurements of a run: it takes a few minutes.
      many ??= cloneDatabase(adminUrl, template, base).then((url) => addManyProducts(url, manyProducts));
      await many;
      return cloneDatabase(adminUrl, base, `bench_${name}`);
    },
    drop: (name) => dropDatabase(adminUrl, `bench_${name}`),
    close: async () => {
      if (many) await dropDatabase(adminUrl, base);
      if (!cluster.wasRunning) await cluster.stop();
    },
  };
}

async function readVersion(adminUrl: string): Promise<string> {
  return onDatabase(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  });
}

async function dropDatabase(adminUrl: string, name: string) {
  await onDatabase(adminUrl, (admin) =>
    admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`),
  );
}

/** Runs work on a database over a separate connection. */
export async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

type Start = {
  databaseUrl: string;
  port?: number;
  core?: number;
  /** A module to load before the server. */
  preload?: string;
  settings?: Record<string, string>;
  /** The open file for the log, which is dropped by default. */
  log?: number;
};

/** Starts the built server as a separate process, on one core if `core` is given, and waits until it is ready. */
export async function startServer({ databaseUrl, port = ports.site, core, preload, settings, log }: Start) {
  const url = `http://localhost:${port}`;
  const command = await readStartCommand();
  if (preload) command.splice(-1, 0, '--import', preload);
  if (core !== undefined) command.unshift('taskset', '-c', String(core));
  return startProcess(
    command,
    { url, ready: '/readyz' },
    {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: testData,
      APP_SECRET: 'a secret that only the benchmarks know',
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '100000',
      ...settings,
    },
    log,
  );
}

/** What `npm start` runs, without the shell, as words, with the Node that runs this benchmark. */
async function readStartCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.replace(/^exec /, '').split(' ');
  return words.map((word) => (word === 'node' ? process.execPath : word));
}

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

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
