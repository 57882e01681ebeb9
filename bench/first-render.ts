import { listFamilies } from './addresses.ts';
import { type Databases, manyProducts } from './databases.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

/** The demo site has about a thousand products. */
export async function measureFirstRender(databases: Databases): Promise<Reading[]> {
  return measureOn(await databases.clone('site'), '1,000 products', 50);
}

/** The same pages of a larger catalogue: time and memory must not grow with it. */
export async function measureFirstRenderOfMany(databases: Databases): Promise<Reading[]> {
  const databaseUrl = await databases.cloneMany('site_of_many');
  const readings = await measureOn(databaseUrl, `${manyProducts.toLocaleString('en')} products`, 60);
  await databases.drop('site_of_many');
  return readings;
}

/** Measures the time to the last byte of pages that a fresh process has never served, one after the other; then its memory. */
async function measureOn(databaseUrl: string, size: string, atMost: number): Promise<Reading[]> {
  const server = await startServer({ databaseUrl });
  try {
    await server.settle();
    const families = await listFamilies(server.url);
    // A short warm-up of the code with pages in a language that is not measured.
    const warming = families.flatMap(({ paths }) => paths.slice(0, 5)).filter((path) => !path.startsWith('/hi'));
    for (const path of warming) await timeOf(server.url + (path === '/' ? '/ar' : `/ar${path}`));

    const readings: Reading[] = [];
    for (const { name, paths } of families) {
      const times = new Map<string, number>();
      for (const path of paths) times.set(path, await timeOf(server.url + path));
      readings.push(summarise(`First render, ${size}, ${name}`, times, atMost));
    }
    const rendered = families.reduce((sum, { paths }) => sum + paths.length, 0);
    const note = `after ${rendered} pages, one after the other`;
    readings.push({ name: `Memory of the process, ${size}`, value: await server.memory(), unit: 'MB', note });
    return readings;
  } finally {
    await server.stop();
  }
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}

function summarise(name: string, times: Map<string, number>, atMost: number): Reading {
  const values = [...times.values()];
  const [slowest = '', longest = 0] = [...times].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
  return {
    name: `${name}: p95 of ${values.length}`,
    value: percentile(values, 0.95),
    unit: 'ms',
    target: { atMost },
    note: `median ${percentile(values, 0.5).toFixed(1)} ms, longest ${longest.toFixed(1)} ms (${decodeURIComponent(slowest)})`,
  };
}
