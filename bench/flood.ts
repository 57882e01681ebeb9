import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '../tests/mail-server.ts';
import type { Databases } from './databases.ts';
import { type Flood, startFlood } from './flood-of-one-caller.ts';
import { processorTime } from './put-under-load.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';
import { cloneForForms } from './visitors.ts';

const seconds = 20;
const perSecond = 200;
/** A person who reads, on a connection of their own. */
const reader = { 'x-forwarded-for': '198.51.100.7', 'accept-encoding': 'br' };

/** Reads the home page while one other caller floods the site with posts, addresses that no page has, and searches. */
export async function measureFlood(databases: Databases): Promise<Reading[]> {
  const mail = await startMailServer();
  const server = await startServer({
    databaseUrl: await cloneForForms(databases),
    settings: { SMTP_URL: mail.url, TRUSTED_PROXIES: '127.0.0.1,::1', RATE_LIMIT_SCALE: '1' },
  });
  let flood: Flood | undefined;
  try {
    await readHome(server.url, 2);
    const alone = await readHome(server.url, seconds / 2);
    flood = startFlood(server.url, '203.0.113.66', perSecond);
    // The limits have to be exceeded first.
    await wait(3_000);
    const before = await processorTime(server.pid);
    const beside = await readHome(server.url, seconds);
    const used = ((await processorTime(server.pid)) - before) / 1_000_000 / seconds;
    const { statuses, perSecond: reached } = await flood.stop();
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    // Whoever got no answer, or another one than the page, waited longer than anyone.
    const failed = beside.filter((time) => time === Number.POSITIVE_INFINITY).length;
    return [
      {
        name: `Home page of another caller during a flood of ${perSecond} requests/s: p95`,
        value: percentile(beside, 0.95),
        unit: 'ms',
        target: { atMost: 50 },
        note: `median ${percentile(beside, 0.5).toFixed(1)} ms, longest ${Math.max(...beside).toFixed(1)} ms; without the flood p95 ${percentile(alone, 0.95).toFixed(1)} ms`,
      },
      {
        name: 'Requests/s of the flood that were answered',
        value: reached,
        unit: '',
        target: { atLeast: perSecond * 0.95 },
        note: `${answers}; the server used ${Math.round(used * 100)}% of a core`,
      },
      {
        name: `Home pages that this other caller did not get, of ${beside.length}`,
        value: failed,
        unit: '',
        target: { atMost: 0 },
      },
    ];
  } finally {
    await flood?.stop();
    await server.stop();
    await mail.stop();
  }
}

/** Twenty times a second; returns milliseconds, which are infinite for a page that did not come. */
async function readHome(url: string, duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration * 1_000;
  while (performance.now() < end) {
    const start = performance.now();
    const isOk = await fetch(url, { headers: reader }).then(
      async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
      () => false,
    );
    times.push(isOk ? performance.now() - start : Number.POSITIVE_INFINITY);
    await wait(50);
  }
  return times;
}
