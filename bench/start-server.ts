import { readFile } from 'node:fs/promises';
import { testData } from '../tests/cluster.ts';
import { startProcess } from './start-process.ts';

const firstPort = Number(process.env.BENCH_PORT ?? 3171);
/** Four consecutive ports; set the first with BENCH_PORT if others use the machine. */
export const ports = { site: firstPort, nginx: firstPort + 1, mail: firstPort + 2, start: firstPort + 3 };

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
