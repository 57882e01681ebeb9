import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

export type Machine = {
  date: string;
  processor: string;
  cores: number;
  /** In gigabytes. */
  memory: number;
  node: string;
  postgres: string;
  nginx: string;
  commit: string;
  /** The load of the minute before; above a tenth, the numbers are provisional. */
  loadBefore: number;
};

export function describeMachine(postgres: string): Machine {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    postgres,
    nginx: readOutput('nginx', ['-v'], /nginx\/(\S+)/),
    commit: readOutput('git', ['describe', '--always', '--dirty'], /\S+/),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** For use in file names: `amd-epyc-7b13-2-cores`. */
export function nameMachine({ processor, cores }: Machine): string {
  const words = processor.replace(/\((R|TM)\)|@.*/gi, '').toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${cores}-cores`;
}

/** The output of a command on either stream; a dash if it is not installed. */
function readOutput(file: string, args: string[], part: RegExp): string {
  try {
    const script = `${[file, ...args].join(' ')} 2>&1`;
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
    const printed = execFileSync('sh', ['-c', script], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const match = part.exec(printed);
    return match?.[1] ?? match?.[0] ?? '–';
  } catch {
    return '–';
  }
}
