import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Load = {
  perSecond: number;
  /** The latency in milliseconds. */
  p95: number;
  p99: number;
  /** The server's processor time per request in microseconds, which other work on the machine hardly affects. */
  processor: number;
};

const run = promisify(execFile);
const milliseconds = { us: 0.001, ms: 1, s: 1_000 } as const;

/**
 * Requests one URL over 32 connections from core 1, as fast as the process `pid` answers.
 * @param rate so many a second instead, over 64 connections; what cannot be answered is missing from `perSecond`
 */
export async function putUnderLoad(
  { url, pid }: { url: string; pid: number },
  seconds: number,
  rate?: number,
): Promise<Load> {
  const flags = [
    '-t1',
    rate ? '-c64' : '-c32',
    `-d${seconds}s`,
    '--latency',
    '-s',
    rate ? 'bench/wrk-at-rate.lua' : 'bench/wrk-p95.lua',
    '-H',
    'Accept-Encoding: br',
    url,
  ];
  const before = await processorTime(pid);
  const { stdout } = await run('taskset', ['-c', '1', 'wrk', ...flags], { env: { ...process.env, RATE: `${rate}` } });
  const refused = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (refused) throw new Error(`wrk at ${url}: ${refused[0]}`);
  const used = (await processorTime(pid)) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const p95 = /95% in microseconds: (\d+)/.exec(stdout)?.[1];
  if (!perSecond || !p99 || !p95) throw new Error(`the output of wrk at ${url} cannot be read:\n${stdout}`);
  return {
    perSecond: Number(perSecond),
    p95: Number(p95) / 1_000,
    p99: Number(p99) * milliseconds[unit as keyof typeof milliseconds],
    processor: used / requests,
  };
}

/** The user and system time of a process and its children so far, in microseconds. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // Fields 14 and 15 in hundredths of a second, counted after the name, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ownTime = (Number(fields[11]) + Number(fields[12])) * 10_000;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  const times = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => processorTime(Number(child))),
  );
  return times.reduce((sum, time) => sum + time, ownTime);
}
