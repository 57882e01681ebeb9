import { type Databases, manyProducts } from './databases.ts';
import { queries } from './queries.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

const rounds = 3;

/** Measures POST /api/search with the demo content, and with many more products than any real list has. */
export async function measureSearch(databases: Databases): Promise<Reading[]> {
  const demo = await measureOn(await databases.clone('site'), 'demo content', 15);
  const databaseUrl = await databases.cloneMany('site_of_many');
  const full = await measureOn(databaseUrl, `${manyProducts.toLocaleString('en')} products more`, 40);
  await databases.drop('site_of_many');
  return [...demo, ...full];
}

async function measureOn(databaseUrl: string, content: string, atMost: number): Promise<Reading[]> {
  const server = await startServer({ databaseUrl });
  try {
    await askAll(server.url, 1);
    const readings: Reading[] = [];
    for (const [name, callers] of [
      ['one after the other', 1],
      ['8 at once', 8],
    ] as const) {
      const times = await askAll(server.url, callers);
      const all = [...times.values()].flat();
      const [slowest = ''] = [...times].toSorted((a, b) => percentile(b[1], 0.5) - percentile(a[1], 0.5))[0] ?? [];
      readings.push({
        name: `Search, ${content}, ${name}: p95 of ${all.length}`,
        value: percentile(all, 0.95),
        unit: 'ms',
        target: { atMost },
        note: `median ${percentile(all, 0.5).toFixed(1)} ms, longest ${Math.max(...all).toFixed(1)} ms, slowest query “${slowest}”`,
      });
    }
    return readings;
  } finally {
    await server.stop();
  }
}

/** Sends each query once per round, from several callers at once; returns the times of each query. */
async function askAll(url: string, callers: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(queries.map((query) => [query, []]));
  const waiting = Array.from({ length: rounds }, () => queries).flat();
  const call = async () => {
    for (let query = waiting.shift(); query !== undefined; query = waiting.shift()) {
      times.get(query)?.push(await timeOf(url, query));
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return times;
}

async function timeOf(url: string, query: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A search for “${query}” answered ${response.status}`);
  return performance.now() - start;
}
