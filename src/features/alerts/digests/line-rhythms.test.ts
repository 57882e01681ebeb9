import { beforeAll, expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { alertItems, followers } from '#db/schema/alerts.ts';
import { longTransaction } from '#db/transaction.server.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { addEffect, endGrace, follow, form, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { createOrder } from '#tests/factories/order.ts';
import { withSite } from '#tests/server.ts';
import { changeFrequencies } from '../manage/change-frequencies.server.ts';
import { fanOut } from './fan-out.job.ts';
import { openDigestsAt } from './open-digests.job.ts';
import { readDigest } from './read-digest.server.ts';

const site = withSite();
const followed = withFollowedOrder();
let second = 0;
beforeAll(async () => {
  second = (await createOrder({ slug: 'so-2-e-2026', number: 'S.O. 2(E)' })).id;
});

/** Follows the first order each day and the second each week. */
async function followBoth() {
  const email = newAddress();
  await forgetLimits();
  await follow(site, email, 'daily');
  await forgetLimits();
  return follow(site, email, 'weekly', { slug: 'so-2-e-2026' });
}
/** Both orders are amended, of which is written at that moment. */
async function changeBoth(moment: string) {
  for (const id of [followed.orderId, second]) await addEffect(id, { kind: 'amend' });
  await publishHeld();
  await db().execute(sql`update alert_items set created_at = ${moment}::timestamptz where digest_id is null`);
}
const setFrequency = async (token: string, slug: string, frequency: string) => {
  await forgetLimits();
  const answer = await site.get('/api/alerts/frequency', form({ token, kind: 'order', slug, frequency }));
  expect(answer.status).toBe(200);
};
/** The mails that are opened at that moment: which orders each of them tells of. */
async function openedAt(moment: string) {
  const seen = await db().execute<{ id: number }>(sql`select coalesce(max(id), 0) as id from alert_digests`);
  await openDigestsAt(new Date(moment));
  const { rows } = await db().execute<{ message_id: string; window_key: string }>(
    sql`select message_id, window_key from alert_digests where id > ${seen.rows[0]?.id ?? 0} order by id`,
  );
  return Promise.all(
    rows.map(async ({ message_id, window_key }) => [
      window_key,
      ...((await readDigest(message_id))?.changes ?? []).map(({ number }) => number),
    ]),
  );
}
const waiting = () => db().$count(alertItems, sql`digest_id is null`);

// 27 October 2027 is a Wednesday, and nine in the morning in India is half past three.
const [written, wednesday, thursday, monday] = [
  '2027-10-26T09:00:00Z',
  '2027-10-27T03:30:00Z',
  '2027-10-28T03:30:00Z',
  '2027-11-01T03:30:00Z',
];

test('a line of each day and one of each week are told each in the mail of its own rhythm, once', async () => {
  await followBoth();
  await changeBoth(written);
  expect(await openedAt(wednesday)).toEqual([['daily:2027-10-27', 'S.O. 1(E)']]);
  expect(await openedAt(thursday)).toEqual([]);
  expect(await openedAt(monday)).toEqual([['weekly:2027-11-01', 'S.O. 2(E)']]);
  expect(await waiting()).toBe(0);
});

test('what is waiting follows its line to another rhythm, once', async () => {
  const token = await followBoth();
  await changeBoth(written);
  await setFrequency(token, 'so-1-e-2026', 'weekly');
  await setFrequency(token, 'so-2-e-2026', 'daily');
  expect(await openedAt(wednesday)).toEqual([['daily:2027-10-27', 'S.O. 2(E)']]);
  // What has been told does not come again when its line changes back.
  await setFrequency(token, 'so-2-e-2026', 'weekly');
  expect(await openedAt(thursday)).toEqual([]);
  expect(await openedAt(monday)).toEqual([['weekly:2027-11-01', 'S.O. 1(E)']]);
  expect(await waiting()).toBe(0);
});

test('what two lines are about goes with the sooner of those that are left', async () => {
  const token = await followBoth();
  await forgetLimits();
  // The product stands under the first order, so both lines are about its changes.
  const email = newAddress();
  await follow(site, email, 'daily');
  await forgetLimits();
  const own = await follow(site, email, 'weekly', { kind: 'product', slug: 'kettle' });
  await changeBoth(written);
  await forgetLimits();
  await site.get('/api/alerts/stop', form({ token: own, kind: 'order', slug: 'so-1-e-2026' }));
  await setFrequency(token, 'so-2-e-2026', 'daily');
  expect(await openedAt(wednesday)).toEqual([['daily:2027-10-27', 'S.O. 1(E)', 'S.O. 2(E)']]);
  expect(await openedAt(monday)).toEqual([['weekly:2027-11-01', 'S.O. 1(E)']]);
  expect(await waiting()).toBe(0);
});

test('where the mails of a day and of a week come at the same hour, they are one', async () => {
  await followBoth();
  await changeBoth('2027-10-31T09:00:00Z');
  expect(await openedAt(monday)).toEqual([['daily:2027-11-01', 'S.O. 1(E)', 'S.O. 2(E)']]);
});

test('a line that moves while a change is written is told in its new rhythm', async () => {
  await followBoth();
  await addEffect(followed.orderId, { kind: 'amend' });
  await endGrace();
  const writing = await longTransaction(async (tx) => {
    const [follower] = await tx.select().from(followers).for('update');
    const lines = [{ kind: 'order' as const, slug: 'so-1-e-2026', frequency: 'weekly' as const }];
    await changeFrequencies(tx, follower?.id ?? 0, { lines });
    const run = fanOut.run('');
    // It has read how often the line was told before, and waits for the row of its follower.
    const isWaiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%alert_items%'`;
    await expect.poll(async () => (await db().execute(isWaiting)).rows.length, { interval: 20 }).toBeGreaterThan(0);
    return { run };
  });
  await writing.run;
  expect(await db().select().from(alertItems)).toMatchObject([{ frequency: 'weekly' }]);
});
