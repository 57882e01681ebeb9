import { isDeepStrictEqual } from 'node:util';
import PostalMime from 'postal-mime';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { eq, isNull, sql } from '#core/drizzle.ts';
import { sendJob } from '#core/jobs/jobs.server.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { alertItems, followers, follows } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { fanOut } from '#features/alerts/digests/fan-out.job.ts';
import { openDigests } from '#features/alerts/digests/open-digests.job.ts';
import { noteDaysReached } from '#features/change-events/note-days-reached.job.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { addEffect, endGrace } from '#tests/alert-steps.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { startTcpProxy } from '#tests/tcp-proxy.ts';
import { makeFolder, type Running, startServer } from './run-server.ts';

/** `KILL_ROUNDS=20` kills at every point so many times. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const { folder, remove } = await makeFolder();
const cluster = await openEmbeddedPostgres(folder);
const mails = await startMailServer();
const databaseUrl = await cluster.databaseUrl('alerts');
const database = await startTcpProxy(databaseUrl);
const mailServer = await startTcpProxy(mails.url);
afterAll(async () => {
  await Promise.all([database.close(), mailServer.close()]);
  await mails.stop();
  await cluster.stop();
  await remove();
});

const digestMails = ['insert into alert_digests', 'insert into "outbox_mails"'] as const;
const dayWritten = "'date-reached', t.order_id";
const sent = 'update "outbox_mails" set "';
/** Where the process is killed, in the order in which it comes there. It gets no answer to what it has sent last. */
const points: [name: string, stall: () => Promise<void>, isOfDay?: true][] = [
  ['a day that has come is written', () => database.stallAfter(dayWritten), true],
  ['a day that has come is committed', () => database.stallAfter(dayWritten, 'commit'), true],
  ['a change is published', () => database.stallAfter("update change_events set state = 'published'")],
  ['its items are written', () => database.stallAfter('insert into alert_items')],
  ['its items are committed', () => database.stallAfter('insert into alert_items', 'commit')],
  ['digests are written', () => database.stallBefore(...digestMails)],
  ['their mails are written', () => database.stallAfter(...digestMails)],
  ['their mails are queued', () => database.stallBefore(...digestMails, 'commit')],
  ['their mails are committed', () => database.stallAfter(...digestMails, 'commit')],
  ['a mail is being handed over', () => mailServer.stallAfter('DATA\r\n')],
  ['the mail server has a mail of which nothing is recorded', () => database.stallBefore(sent)],
  ['a mail is recorded as sent', () => database.stallAfter(sent)],
];

/** Has changes published and told of; every time is a new window, as if ten minutes had passed. */
async function work() {
  await db().execute(sql`update alert_digests set window_key = 'past ' || id`);
  for (const { queue } of [noteDaysReached, fanOut, openDigests])
    await transaction((tx) => sendJob(tx, queue, crypto.randomUUID()));
}

/** What is still on its way, so that a failure says where it has stopped. */
async function countOpen() {
  const [changes, items, outbox] = await Promise.all([
    db().$count(changeEvents, eq(changeEvents.state, 'held')),
    db().$count(alertItems, isNull(alertItems.digestId)),
    db().$count(outboxMails, eq(outboxMails.state, 'waiting')),
  ]);
  return { changes, items, outbox };
}
const nothing = { changes: 0, items: 0, outbox: 0 };

function workUntil<Value>(see: () => Value | Promise<Value>, wanted: Value, message: string) {
  const step = async () => {
    const seen = await see();
    if (!isDeepStrictEqual(seen, wanted)) await work();
    return seen;
  };
  return expect.poll(step, { timeout: 90_000, interval: 300, message }).toEqual(wanted);
}

/** In how many different mails each follower was told of each day; a mail that came twice is one mail. */
async function countTold() {
  const told = new Map<string, Set<string>>();
  for (const { recipients, raw } of mails.received) {
    const { text = '', messageId = '' } = await PostalMime.parse(raw);
    for (const [, moved, began] of text.matchAll(
      /moved (?:from .+? )?to (.+?)\.|(Round \d+)[\s\S]*?It took effect on/g,
    )) {
      const key = `${recipients} ${moved ?? began}`;
      told.set(key, (told.get(key) ?? new Set()).add(messageId));
    }
  }
  return Object.fromEntries([...told].map(([key, ids]) => [key, ids.size]));
}

test('a process that is killed anywhere between a change and its mail tells each follower once', {
  timeout: rounds * 300_000,
}, async () => {
  const start = () =>
    startServer({
      ...{ DATA_DIR: folder, LOG_LEVEL: 'warn', ALERT_MAILS_PER_MINUTE: '100000' },
      DATABASE_URL: database.inFrontOf(databaseUrl),
      SMTP_URL: mailServer.inFrontOf(mails.url),
    });
  let server: Running = await start();
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await closeDatabase();
  });
  connectFeatures();
  openDatabase(databaseUrl);
  const order = await createOrder({ slug: 'so-1-e-2026', effects: [commences('2030-01-01')] });
  await db().update(changeEvents).set({ state: 'past' });
  const people = ['a', 'b'].map((name) => ({ email: `${name}@k.example`, language: 'en', unsubscribeToken: name }));
  const ids = await db().insert(followers).values(people).returning({ followerId: followers.id });
  const followOrder = (subjectId: number) =>
    db()
      .insert(follows)
      .values(ids.map((id) => ({ ...id, kind: 'order' as const, subjectId, frequency: 'immediate' as const })));
  await followOrder(order.id);
  /** An order that is followed begins today, as was recorded long before. */
  const begin = async (title: string) => {
    const line = { list: 'bis_isi', key: title };
    await createProduct({ name: title, requirements: [inState('listed', { list: line.list, listKey: line.key })] });
    const { id } = await createOrder({ title, lines: [line] });
    await followOrder(id);
    const began = await addEffect(id, { kind: 'commence', on: todayInIndia(), recordedOn: '2026-01-06' });
    await db().delete(changeEvents).where(eq(changeEvents.effectId, began.id));
  };

  // The mails first: one whose process was killed waits ten seconds for its next attempt, while the rest goes on.
  const kills = Array.from({ length: rounds }, () => points.toReversed()).flat();
  const told = kills.map(([, , isOfDay], index) => (isOfDay ? `Round ${index}` : addDays('2031-01-01', index)));
  for (const [index, [name, stall, isOfDay]] of kills.entries()) {
    if (isOfDay) await begin(told[index] ?? '');
    else await addEffect(order.id, { kind: 'defer', on: told[index] });
    await endGrace();
    let isReached = false;
    void stall().then(() => {
      isReached = true;
    });
    await workUntil(() => isReached, true, name);
    server.process.kill('SIGKILL');
    await server.ended;
    for (const network of [database, mailServer]) {
      network.cut();
      network.restore();
    }
    server = await start();
  }
  await workUntil(countOpen, nothing, 'everything is sent');

  const names = told.map((name) => (name.startsWith('Round') ? name : longDate(name, 'en')));
  const once = names.flatMap((name) => people.map(({ email }) => [`${email} ${name}`, 1]));
  expect(await countTold()).toEqual(Object.fromEntries(once));
  const rows = await db().select().from(outboxMails);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  // Only where the mail server had it already does a mail come again, one at most whenever the process is killed.
  const repeats = mails.received.length - rows.length;
  expect(repeats).toBeGreaterThanOrEqual(rounds);
  expect(repeats).toBeLessThanOrEqual(kills.length);
});
