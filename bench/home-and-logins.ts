import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '../tests/mail-server.ts';
import type { Databases } from './databases.ts';
import { forms, send } from './form-posts.ts';
import { putUnderLoad } from './put-under-load.ts';
import { percentile, type Reading } from './reading.ts';
import { inTurn } from './repeat.ts';
import { startServer } from './start-server.ts';
import { addClients, cloneForForms } from './visitors.ts';

const seconds = 20;
const perSecond = 20;

/** Requests the home page as fast as possible, on any core, while a number of clients log in every second. */
export async function measureHomeAndLogins(databases: Databases): Promise<Reading[]> {
  const mail = await startMailServer();
  const databaseUrl = await cloneForForms(databases);
  const nextClient = inTurn(await addClients(databaseUrl, 200));
  const server = await startServer({ databaseUrl, settings: { SMTP_URL: mail.url } });
  const logIn = () => send(server.url, forms.login, nextClient());
  try {
    await putUnderLoad(server, 3);
    await logIn();
    const alone = await putUnderLoad(server, seconds / 2);
    const [beside, logins] = await Promise.all([putUnderLoad(server, seconds), everyMoment(logIn)]);
    const statuses = Map.groupBy(logins, ({ status }) => status);
    const good = statuses.get(200) ?? [];
    const refused = statuses.get(503) ?? [];
    const other = logins.length - good.length - refused.length;
    const times = good.map(({ milliseconds }) => milliseconds);
    return [
      {
        name: `Home under load, ${perSecond} logins a second beside it: p95`,
        value: beside.p95,
        unit: 'ms',
        target: { atMost: 100 },
        note: `${Math.round(beside.perSecond)} requests/s, p99 ${beside.p99.toFixed(1)} ms; without logins ${Math.round(alone.perSecond)}, p95 ${alone.p95.toFixed(1)} ms`,
      },
      {
        name: `Logins beside it that were answered otherwise than 200 or 503, of ${logins.length}`,
        value: other,
        unit: '',
        target: { atMost: 0 },
        note: `${good.length} succeeded, ${refused.length} were refused with 503`,
      },
      {
        name: 'Logins that succeeded beside it: p95',
        value: percentile(times, 0.95),
        unit: 'ms',
        note: `median ${percentile(times, 0.5).toFixed(1)} ms, hash and all`,
      },
    ];
  } finally {
    await server.stop();
    await mail.stop();
  }
}

/** Starts so many per second, whether or not the earlier ones have finished. */
async function everyMoment<Result>(once: () => Promise<Result>): Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  const start = performance.now();
  while (begun.length < seconds * perSecond) {
    begun.push(once());
    await wait(Math.max(0, start + (begun.length * 1_000) / perSecond - performance.now()));
  }
  return Promise.all(begun);
}
