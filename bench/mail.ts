import { setTimeout as wait } from 'node:timers/promises';
import { headersOf, type Received, startMailServer } from '../tests/mail-server.ts';
import { type Databases, onDatabase } from './databases.ts';
import { newAddress, openForms, timePost } from './form-posts.ts';
import { percentile, type Reading } from './reading.ts';
import { inTurn, repeat } from './repeat.ts';
import { ports, startServer } from './start-server.ts';
import { cloneForForms } from './visitors.ts';

const posts = 240;
const callers = 4;
/** How long the mail server remains away or slow after the posts. */
const outage = 30_000;
const tarpit = 30_000;
/** Long enough to see by how much a target of one minute is missed. */
const patience = 180_000;

type Mails = { id: string; state: string }[];

/** Posts while the mail server is well, away and slow; measures how soon the mails leave afterwards, each exactly once. */
export async function measureMail(databases: Databases): Promise<Reading[]> {
  const first = await startMailServer({ port: ports.mail });
  const databaseUrl = await cloneForForms(databases);
  const server = await startServer({ databaseUrl, settings: { SMTP_URL: first.url } });
  const nextForm = inTurn(openForms);
  const post = () => repeat(() => timePost(server.url, nextForm(), newAddress()), posts, callers);
  let second: typeof first | undefined;
  try {
    await post();
    const well = percentile(await post(), 0.95);
    await waitForMails(databaseUrl);

    await first.stop();
    const away = await post();
    await wait(outage);
    second = await startMailServer({ port: ports.mail });
    const afterAway = await waitForMails(databaseUrl);

    second.setDelay(tarpit);
    const slow = await post();
    await wait(outage);
    second.setDelay(0);
    const afterSlow = await waitForMails(databaseUrl);

    const mails = await readOutbox(databaseUrl);
    return [
      readPosts('away', away, well),
      readPosts(`slow (${tarpit / 1_000} s a mail)`, slow, well),
      readReturn('away', afterAway),
      readReturn('slow', afterSlow),
      ...count(mails, [...first.received, ...second.received]),
    ];
  } finally {
    await server.stop();
    await Promise.all([first.stop(), second?.stop()]);
  }
}

/** Waits until no mail is waiting any more; returns seconds. */
async function waitForMails(databaseUrl: string): Promise<number> {
  const start = performance.now();
  while ((await readOutbox(databaseUrl)).some(({ state }) => state === 'waiting')) {
    if (performance.now() - start > patience) return Number.POSITIVE_INFINITY;
    await wait(250);
  }
  return (performance.now() - start) / 1_000;
}

async function readOutbox(databaseUrl: string): Promise<Mails> {
  const text = 'select message_id as id, state from outbox_mails';
  return onDatabase(databaseUrl, async (database) => (await database.query<Mails[number]>(text)).rows);
}

/** Counts as unchanged within noise of a quarter or 2 ms. */
function readPosts(state: string, times: number[], well: number): Reading {
  return {
    name: `Form posts, ${callers} at once, while SMTP is ${state}: p95 of ${posts}`,
    value: percentile(times, 0.95),
    unit: 'ms',
    target: { atMost: Math.ceil(Math.max(well * 1.25, well + 2)) },
    note: `${well.toFixed(1)} ms while it is well`,
  };
}

function readReturn(state: string, seconds: number): Reading {
  return {
    name: `All mails of ${posts} posts gone after SMTP was ${state}`,
    value: seconds,
    unit: 's',
    target: { atMost: 60 },
  };
}

/** Counted by Message-ID. Every post must leave at least one mail, so that an outbox that lost some is noticed too. */
function count(mails: Mails, received: Received[]): Reading[] {
  const ids = received.map((mail) => /<(.+)@/.exec(headersOf(mail).get('message-id') ?? '')?.[1]);
  const distinct = new Set(ids);
  const promised = openForms.length + 2;
  const expected = (posts / openForms.length) * promised * 4;
  const lost = mails.filter(({ id }) => !distinct.has(id)).length + Math.max(0, expected - mails.length);
  const note = `${mails.length} mails in the outbox, ${expected} expected, ${received.length} received`;
  return [
    { name: 'Mails lost', value: lost, unit: '', target: { atMost: 0 }, note },
    { name: 'Mails received twice', value: ids.length - distinct.size, unit: '', target: { atMost: 0 } },
  ];
}
