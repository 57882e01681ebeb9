import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '../tests/mail-server.ts';
import type { Databases } from './databases.ts';
import { type Load, putUnderLoad } from './put-under-load.ts';
import { percentile, type Reading } from './reading.ts';
import { type Act, startVisits } from './soak-records.ts';
import { listVisits } from './soak-visits.ts';
import type { Server } from './start-process.ts';
import { ports, startServer } from './start-server.ts';
import { addClients, cloneForForms } from './visitors.ts';

/** For how many minutes visitors use the process; `AGED_MINUTES=120` is a long day. */
const minutes = Number(process.env.AGED_MINUTES ?? 1);
/** V8 gives memory back only when a process is quiet, as every site is at night, and later needs it again. */
const quietSeconds = 30;
const rounds = 5;

/** Compares a cached page of a process that has been used and then left alone with that of a new one, both on one core. */
export async function measureAged(databases: Databases): Promise<Reading[]> {
  const mails = await startMailServer();
  const databaseUrl = await cloneForForms(databases);
  const start = (port: number) =>
    startServer({
      databaseUrl,
      port,
      core: 0,
      settings: { SMTP_URL: mails.url, TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
  const servers: Server[] = [];
  try {
    const aged = await start(ports.site);
    servers.push(aged);
    await warmUp(aged);
    const clients = await addClients(databaseUrl, 100);
    const acts: Act[] = [];
    const visits = await listVisits({ url: aged.url, clients, mails, acknowledged: [] });
    const stopVisits = startVisits(visits, acts, performance.now());
    await wait(minutes * 60_000);
    await stopVisits();
    await wait(quietSeconds * 1_000);
    // What the visits left to compress and to send would count as the price of a page.
    await aged.settle();
    const fresh = await start(ports.start);
    servers.push(fresh);
    await warmUp(fresh);
    await fresh.settle();
    const runs = { aged: [] as Load[], fresh: [] as Load[] };
    for (let round = 0; round < rounds; round++) {
      runs.aged.push(await putUnderLoad(aged, 3));
      runs.fresh.push(await putUnderLoad(fresh, 3));
    }
    return compare(runs.aged, runs.fresh, acts.length);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await mails.stop();
  }
}

/** Renders the page, leaves time for its slow, smallest compression, and lets V8 compile what serves it. */
async function warmUp(server: Server): Promise<void> {
  await (await fetch(server.url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  await wait(1_500);
  await putUnderLoad(server, 3);
}

function compare(aged: Load[], fresh: Load[], visits: number): Reading[] {
  const median = (runs: Load[], of: 'perSecond' | 'processor') =>
    percentile(
      runs.map((run) => run[of]),
      0.5,
    );
  const [agedTime, freshTime] = [median(aged, 'processor'), median(fresh, 'processor')];
  const [agedRate, freshRate] = [median(aged, 'perSecond'), median(fresh, 'perSecond')];
  return [
    {
      // Of processor time, which what else the machine does moves little.
      name: 'Cached pages for the same processor time, as a share of a fresh process',
      value: freshTime / agedTime,
      unit: '',
      target: { atLeast: 0.9 },
      note: `${agedTime.toFixed(1)} and ${freshTime.toFixed(1)} µs a request, after ${visits} visits in ${minutes} min and ${quietSeconds} quiet s`,
    },
    {
      name: 'Requests a second, as a share of a fresh process',
      value: agedRate / freshRate,
      unit: '',
      note: `${Math.round(agedRate)} and ${Math.round(freshRate)} requests/s`,
    },
  ];
}
