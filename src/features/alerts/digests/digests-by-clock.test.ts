import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertDigests, alertItems } from '#db/schema/alerts.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { addEffect, follow, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { withSite } from '#tests/server.ts';
import { openDigestsAt } from './open-digests.job.ts';
import { readDigest } from './read-digest.server.ts';

const site = withSite();
const followed = withFollowedOrder();

/** Follows the order with these settings. */
async function followWith(frequency: 'immediate' | 'daily' | 'weekly', settings: object) {
  await forgetLimits();
  const token = await follow(site, newAddress(), frequency);
  await change(token, settings);
  return token;
}
const change = async (token: string, settings: object) => {
  const headers = { 'alerts-token': token, 'content-type': 'application/json' };
  const init = { method: 'PATCH', headers, body: JSON.stringify(settings) };
  expect((await site.get('/api/alerts/manage', init)).status).toBe(200);
};
const tell = async () => {
  await publishHeld();
};
/** As if what waits had been written at that moment. */
const written = (moment: string) =>
  db()
    .update(alertItems)
    .set({ createdAt: new Date(moment) });
/** @returns how many digests there are once those of that moment are opened */
const openedAt = async (moment: string) => {
  await openDigestsAt(new Date(moment));
  return db().$count(alertDigests);
};

test('digests come at the hour of the follower’s clock, before and after summer time, once a day', async () => {
  const token = await followWith('daily', { zone: 'Europe/Berlin', hour: 18 });
  let count = 0;
  // Summer time ends on 31 October 2027.
  for (const [day, early, due] of [
    ['2027-10-30', '15:59', '16:00'],
    ['2027-10-31', '16:59', '17:00'],
  ]) {
    await addEffect(followed.orderId, { kind: 'amend' });
    await tell();
    await written(`${day}T09:00:00Z`);
    expect(await openedAt(`${day}T${early}:59Z`)).toBe(count);
    expect(await openedAt(`${day}T${due}:00Z`)).toBe(count + 1);
    expect(await openedAt(`${day}T${due}:30Z`)).toBe(count + 1);
    count += 1;
  }
  // Whoever moves the hour later on that day gets no second mail on it.
  await change(token, { hour: 20 });
  await addEffect(followed.orderId, { kind: 'clarify' });
  await tell();
  await written('2027-10-31T18:00:00Z');
  expect(await openedAt('2027-10-31T19:30:00Z')).toBe(count);
  expect(await openedAt('2027-11-01T19:00:00Z')).toBe(count + 1);
});

test('digests of a week come at the hour of the follower’s clock in the weeks around both changes of summer time', async () => {
  await followWith('weekly', { zone: 'Europe/Berlin', weekday: 7, hour: 18 });
  let count = 0;
  // Summer time begins on Sunday, 28 March 2027, and ends on Sunday, 31 October.
  for (const [day, early, due] of [
    ['2027-03-21', '16:59', '17:00'],
    ['2027-03-28', '15:59', '16:00'],
    ['2027-04-04', '15:59', '16:00'],
    ['2027-10-24', '15:59', '16:00'],
    ['2027-10-31', '16:59', '17:00'],
    ['2027-11-07', '16:59', '17:00'],
  ]) {
    await addEffect(followed.orderId, { kind: 'amend' });
    await tell();
    await db().execute(sql`
      update alert_items set created_at = ${`${day}T09:00:00Z`}::timestamptz where digest_id is null`);
    expect([day, await openedAt(`${day}T${early}:59Z`)]).toEqual([day, count]);
    expect([day, await openedAt(`${day}T${due}:00Z`)]).toEqual([day, count + 1]);
    count += 1;
  }
  const windows = (await db().select().from(alertDigests)).map(({ windowKey }) => windowKey);
  expect(new Set(windows).size).toBe(count);
});

test('digests of a week come on the day that each follower has chosen', async () => {
  await followWith('weekly', { weekday: 5, hour: 6 });
  await followWith('weekly', { weekday: 6, hour: 6, zone: 'UTC' });
  await addEffect(followed.orderId, { kind: 'amend' });
  await tell();
  await written('2027-10-26T09:00:00Z');
  // 29 October 2027 is a Friday, and six in India is half past midnight.
  expect(await openedAt('2027-10-29T00:29:59Z')).toBe(0);
  expect(await openedAt('2027-10-29T00:30:00Z')).toBe(1);
  expect(await openedAt('2027-10-30T05:59:59Z')).toBe(1);
  expect(await openedAt('2027-10-30T06:00:00Z')).toBe(2);
});

test('days ahead are told as early as each follower has chosen', async () => {
  await followWith('immediate', { lead_days: [7] });
  await followWith('immediate', { lead_days: [] });
  const day = addDays(todayInIndia(), 200);
  const toldAfter = async (left: number) => {
    await noteDeadlinesOn(addDays(day, -left));
    await tell();
    return db().$count(alertItems);
  };
  expect(await toldAfter(90)).toBe(0);
  expect(await toldAfter(30)).toBe(0);
  expect(await toldAfter(7)).toBe(1);
});

test('a mail says nothing of what the follower has since left out', async () => {
  const token = await followWith('immediate', {});
  await addEffect(followed.orderId, { kind: 'defer', on: '2030-04-01', audiences: ['micro'] });
  await tell();
  await openDigestsAt(new Date());
  const [digest] = await db().select().from(alertDigests);
  expect((await readDigest(digest?.messageId ?? ''))?.changes).toHaveLength(1);
  await change(token, { audiences: ['import'] });
  expect(await readDigest(digest?.messageId ?? '')).toBeNull();
});
