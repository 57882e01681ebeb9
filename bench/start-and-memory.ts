import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listFamilies } from './addresses.ts';
import type { Databases } from './databases.ts';
import { putUnderLoad } from './put-under-load.ts';
import type { Reading } from './reading.ts';
import { startProcess } from './start-process.ts';
import { ports, startServer } from './start-server.ts';

const port = ports.start;
const folder = resolve('.data/bench-start');
const callers = 8;

/** Measures `npm start` of a built project until its home page answers, and the memory of a process that has served every page. */
export async function measureStartAndMemory(databases: Databases): Promise<Reading[]> {
  await rm(folder, { recursive: true, force: true });
  const first = await timeStart();
  const again = await timeStart();
  await rm(folder, { recursive: true, force: true });
  return [
    { name: 'npm start to the first 200, empty data folder', value: first, unit: 's' },
    { name: 'npm start to the first 200, existing data folder', value: again, unit: 's', target: { atMost: 5 } },
    await measureMemory(databases),
  ];
}

/** In seconds. */
async function timeStart(): Promise<number> {
  const url = `http://localhost:${port}`;
  const start = performance.now();
  const site = await startProcess(
    ['npm', 'start'],
    { url, ready: '/' },
    { DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error' },
  );
  const seconds = (performance.now() - start) / 1_000;
  await site.stop();
  return seconds;
}

/** Renders and caches every page of every kind, and puts load on the home page. */
async function measureMemory(databases: Databases): Promise<Reading> {
  const server = await startServer({ databaseUrl: await databases.clone('site'), port, core: 0 });
  try {
    const waiting = (await listFamilies(server.url)).flatMap(({ paths }) => paths);
    const total = waiting.length;
    const visit = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift())
        await (await fetch(server.url + path)).arrayBuffer();
    };
    await Promise.all(Array.from({ length: callers }, visit));
    const atRest = await server.memory();
    await putUnderLoad(server, 10);
    return {
      name: 'Memory after the load test, without PostgreSQL',
      value: await server.memory(),
      unit: 'MB',
      target: { atMost: 320 },
      note: `${total} pages rendered by ${callers} callers (${Math.round(atRest)} MB), then 10 s of wrk`,
    };
  } finally {
    await server.stop();
  }
}
