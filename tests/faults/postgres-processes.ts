import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The processes of the PostgreSQL in a data folder, its first one first. */
export async function postgresProcesses(folder: string): Promise<[number, ...number[]]> {
  const first = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = [...table.matchAll(/^\s*(\d+)\s+(\d+)$/gm)].filter(([, , parent]) => Number(parent) === first);
  return [first, ...children.map(([, pid]) => Number(pid))];
}

/** Sends a signal to processes, some of which may have ended in the meantime. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
