import { setTimeout as wait } from 'node:timers/promises';
import type { Databases } from './databases.ts';
import { type Load, putUnderLoad } from './put-under-load.ts';
import type { Reading } from './reading.ts';
import { startNginx } from './start-nginx.ts';
import { ports, startServer } from './start-server.ts';

/** Headers that nginx writes itself. */
const written = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding']);
const rounds = 3;

/** Compares the home page from our memory with the same bytes from a file served by nginx: one core for either, wrk on the other. */
export async function measureCachedDocument(databases: Databases): Promise<Reading[]> {
  const ours = await startServer({ databaseUrl: await databases.clone('site'), core: 0 });
  const page = await readCachedPage(ours.url);
  const runs = { ours: [] as Load[], opening: [] as Load[], keeping: [] as Load[] };
  const loadNginx = async (openFileCache: boolean) => {
    const nginx = await startNginx(page, ports.nginx, openFileCache);
    await putUnderLoad(nginx, 1);
    return putUnderLoad(nginx, 10).finally(nginx.stop);
  };
  try {
    await putUnderLoad(ours, 3);
    for (let round = 0; round < rounds; round++) {
      runs.opening.push(await loadNginx(false));
      runs.keeping.push(await loadNginx(true));
      runs.ours.push(await putUnderLoad(ours, 10));
    }
    const best = bestOf(runs.ours);
    return [
      ...compare(best, bestOf(runs.keeping), 'with open_file_cache', page.body.length),
      ...compare(best, bestOf(runs.opening), 'without open_file_cache', page.body.length),
    ];
  } finally {
    await ours.stop();
  }
}

/** The page in its final form, requested again after its slow, smallest compression. */
async function readCachedPage(url: string) {
  const headers = { 'accept-encoding': 'br' };
  await (await fetch(url, { headers })).arrayBuffer();
  await wait(1_500);
  const { body, headers: answered } = await readRaw(url, headers);
  const type = answered.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'text/html';
  return { body, type, headers: answered.filter(([name]) => !written.has(name.toLowerCase())) };
}

/** The answer as it is on the wire, which fetch would decompress. */
async function readRaw(url: string, headers: Record<string, string>) {
  const { get } = await import('node:http');
  return new Promise<{ body: Buffer; headers: [string, string][] }>((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { rawHeaders } = response;
      const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
        at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : [],
      );
      resolve({ body, headers: pairs });
    }).on('error', reject);
  });
}

function bestOf(runs: Load[]): Load {
  return {
    perSecond: Math.max(...runs.map((run) => run.perSecond)),
    p95: Math.min(...runs.map((run) => run.p95)),
    p99: Math.min(...runs.map((run) => run.p99)),
    processor: Math.min(...runs.map((run) => run.processor)),
  };
}

function compare(ours: Load, nginx: Load, how: string, bytes: number): Reading[] {
  const summarise = (load: Load) => `${Math.round(load.perSecond)} requests/s, p99 ${load.p99.toFixed(2)} ms`;
  return [
    {
      name: `Requests a second, as a share of nginx ${how}`,
      value: ours.perSecond / nginx.perSecond,
      unit: '',
      target: { atLeast: 0.5 },
      note: `ours ${summarise(ours)}; nginx ${summarise(nginx)}; ${bytes} bytes of brotli`,
    },
    {
      name: `Processor time a request, as a multiple of nginx ${how}`,
      value: ours.processor / nginx.processor,
      unit: '',
      note: `${ours.processor.toFixed(1)} and ${nginx.processor.toFixed(1)} µs; what else the machine does moves it little`,
    },
    {
      name: `p99 of the latency, as a multiple of nginx ${how}`,
      value: ours.p99 / nginx.p99,
      unit: '',
      target: { atMost: 3 },
    },
  ];
}
