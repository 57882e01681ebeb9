import { afterAll, expect, onTestFinished, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { closeJobs, sendJob } from '#core/jobs/jobs.server.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { alertItems, followers, follows } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { fanOut } from '#features/alerts/digests/fan-out.job.ts';
import { openDigests } from '#features/alerts/digests/open-digests.job.ts';
import { addEffect, endGrace } from '#tests/alert-steps.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { headersOf, startMailServer } from '#tests/mail-server.ts';
import { startTcpProxy } from '#tests/tcp-proxy.ts';
import { makeFolder, type Running, startServer } from './run-server.ts';

const { folder, remove } = await makeFolder();
const cluster = await openEmbeddedPostgres(folder);
const mails = await startMailServer({ delay: 300 });
afterAll(async () => {
  await mails.stop();
  await cluster.stop();
  await remove();
});

/** Where the process is killed: as soon as it has sent these texts to PostgreSQL, whose answer never arrives. */
const points: [string, ...string[]][] = [
  ['the change is published', "update change_events set state = 'published'"],
  ['the items are written', 'insert into alert_items'],
  ['the fan-out is committed', 'insert into alert_items', 'commit'],
  ['the followers who are due are locked', 'for update of r skip locked'],
  ['the digests are written', 'insert into alert_digests'],
  ['the mails are queued', 'insert into alert_digests', 'insert into "outbox_mails"'],
  ['the digests are committed', 'insert into alert_digests', 'insert into "outbox_mails"', 'commit'],
  ['a mail takes its turn', 'turns:mail-bulk'],
  ['a mail is composed', 'from alert_items i'],
  ['the mail server has taken it', 'update "outbox_mails"'],
];

test('a process that is killed at any point between a change and its mail tells each follower once', async () => {
  const databaseUrl = await cluster.databaseUrl('alerts');
  const settings = { DATA_DIR: folder, SMTP_URL: mails.url, LOG_LEVEL: 'warn' };
  const proxy = await startTcpProxy(databaseUrl);
  let server: Running | undefined = await startServer({ ...settings, DATABASE_URL: proxy.inFrontOf(databaseUrl) });
  onTestFinished(async () => {
    server?.process.kill('SIGKILL');
    await closeJobs();
    await closeDatabase();
    await proxy.close();
  });
  openDatabase(databaseUrl);
  const order = await createOrder({ slug: 'so-1-e-2026', number: 'S.O. 1(E)', effects: [commences('2030-01-01')] });
  await db().update(changeEvents).set({ state: 'past' });
  const people = await db()
    .insert(followers)
    .values(['a', 'b'].map((name) => ({ email: `${name}@k.example`, language: 'en', unsubscribeToken: name })))
    .returning();
  await db()
    .insert(follows)
    .values(
      people.map(({ id }) => ({
        followerId: id,
        kind: 'order' as const,
        subjectId: order.id,
        frequency: 'immediate' as const,
      })),
    );
  const run = (job: typeof fanOut) => transaction((tx) => sendJob(tx, job.queue, crypto.randomUUID()));
  /** As if ten minutes had passed, so that the next window opens. */
  const nextWindow = () => db().execute(sql`update alert_digests set window_key = 'past ' || id`);

  for (const [, ...texts] of points) {
    await nextWindow();
    const reached = proxy.stallAfter(...texts);
    await addEffect(order.id, { kind: 'amend' });
    await endGrace();
    await run(fanOut);
    const told = () => db().$count(alertItems);
    const before = await told();
    const isPublished = async () => (await told()) > before;
    await Promise.race([
      reached,
      expect
        .poll(isPublished, { timeout: 5_000 })
        .toBe(true)
        .catch(() => {}),
    ]);
    await run(openDigests);
    await reached;
    server.process.kill('SIGKILL');
    await server.ended;
    proxy.cut();
    proxy.restore();
    server = await startServer({ ...settings, DATABASE_URL: proxy.inFrontOf(databaseUrl) });
  }
  await nextWindow();
  await run(fanOut);
  await expect.poll(() => db().$count(changeEvents, eq(changeEvents.state, 'held')), { timeout: 60_000 }).toBe(0);
  await run(openDigests);
  const isWaiting = eq(outboxMails.state, 'waiting');
  const open = async () =>
    (await db().$count(outboxMails, isWaiting)) + (await db().$count(alertItems, sql`digest_id is null`));
  await expect.poll(open, { timeout: 90_000, interval: 500 }).toBe(0);

  expect(await db().$count(alertItems)).toBe(points.length * people.length);
  const rows = await db().select().from(outboxMails);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  const ids = mails.received.map((mail) => /<(.+)@/.exec(headersOf(mail).get('message-id') ?? '')?.[1]);
  expect(new Set(ids)).toEqual(new Set(rows.map(({ messageId }) => messageId)));
  // Only where the mail server had it already may a mail come again, under its old number.
  expect(ids.length - rows.length).toBeLessThanOrEqual(2);
}, 300_000);
