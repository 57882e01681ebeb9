import { describe, expect, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { erasePerson } from '#db/person/erase-person.server.ts';
import { readPerson } from '#db/person/read-person.server.ts';
import { alertDigests, followRequests, follows } from '#db/schema/alerts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { products } from '#db/schema/products.ts';
import { rateCounters } from '#db/schema/rate-counters.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { forgetLimits, mailsTo, newAddress } from '#tests/account-steps.ts';
import {
  addEffect,
  askToFollow,
  confirmationOf,
  confirmForm,
  follow,
  form,
  publishHeld,
  withFollowedOrder,
} from '#tests/alert-steps.ts';
import { changeRows } from '#tests/change-rows.ts';
import { withSite } from '#tests/server.ts';
import { alertsFeature } from './alerts.feature.ts';
import { fanOut } from './digests/fan-out.job.ts';
import { openDigestsAt } from './digests/open-digests.job.ts';
import { readDigest } from './digests/read-digest.server.ts';
import { mailConfirmations } from './follow/request-follow.server.ts';

const site = withSite();
const followed = withFollowedOrder();

test('requests that wait for their address keep nobody else waiting, and are not looked at meanwhile', async () => {
  const full = Array.from({ length: 600 }, (_, index) => `full-${index}@lamps.example`);
  const asked = {
    language: 'en',
    notice: 'x',
    follows: [{ kind: 'order', subjectId: followed.orderId, frequency: 'weekly' }],
  };
  await db()
    .insert(followRequests)
    .values(full.map((email) => ({ ...asked, email })) as never);
  const counters = full.map((email) => ({ subject: `mail:forms:${email}/3600`, windowStart: new Date(), count: 5 }));
  await db().insert(rateCounters).values(counters);
  await mailConfirmations.run('');
  const email = newAddress();
  await askToFollow(site, email);
  await mailConfirmations.run('');
  expect(await mailsTo(email)).toHaveLength(1);
  const [counter] = await db()
    .select()
    .from(rateCounters)
    .where(eq(rateCounters.subject, `mail:forms:${full[0]}/3600`));
  expect(counter?.count).toBe(6);
});

test('a request waits for its button for 48 hours after its mail, and copies of the mail last no longer', async () => {
  const [late, old] = [newAddress(), newAddress()];
  for (const email of [late, old]) {
    await forgetLimits();
    await askToFollow(site, email);
    await confirmationOf(email);
  }
  await db().execute(sql`update follow_requests set asked_at = now() - interval '60 hours'`);
  await db().execute(sql`update follow_requests set mailed_at = now() - interval '50 hours' where email = ${old}`);
  await db().execute(sql`update outbox_mails set created_at = now() - interval '50 hours' where recipient = ${old}`);
  for (const { run } of alertsFeature.cleanUp ?? []) await run(db());
  expect((await db().select().from(followRequests)).map(({ email }) => email)).toEqual([late]);
  expect([await mailsTo(late), await mailsTo(old)].map(({ length }) => length)).toEqual([1, 0]);
});

test('a day ahead is so many days ahead in India, and is not told when it has passed', async () => {
  await follow(site, newAddress(), 'immediate');
  const day = addDays(todayInIndia(), 200);
  await noteDeadlinesOn(addDays(day, -30));
  await fanOut.run('');
  expect(await openDigestsAt(new Date())).toBe(1);
  const [digest] = await db().select().from(alertDigests);
  const daysLeftAt = async (moment: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    const read = await readDigest(digest?.messageId ?? '').finally(() => vi.useRealTimers());
    return read?.changes.map(({ daysLeft }) => daysLeft);
  };
  // Five minutes after midnight, when those who want to hear of it at once do.
  expect(await daysLeftAt(`${addDays(day, -31)}T18:35:00Z`)).toEqual([30]);
  expect(await daysLeftAt(`${day}T18:00:00Z`)).toEqual([0]);
  expect(await daysLeftAt(`${day}T19:00:00Z`)).toBeUndefined();
});

test('a line whose page is no longer on the site can be stopped', async () => {
  const token = await follow(site, newAddress(), 'weekly', { kind: 'product', slug: 'kettle' });
  const setStatus = (status: 'archived' | 'published') =>
    changeRows('product', (tx) => tx.update(products).set({ status }).where(eq(products.slug, 'kettle')));
  await setStatus('archived');
  const page = await (await site.get(`/alerts/manage/${token}`)).text();
  const stopped = await site.get('/api/alerts/stop', form({ token, kind: 'product', slug: 'kettle' }));
  await setStatus('published');
  expect(page).not.toContain('Kettle');
  expect(page).toContain('name="slug" value="kettle"');
  expect([stopped.status, await db().$count(follows)]).toEqual([200, 0]);
});

test('a line of which nothing is left is told apart by its kind, and no list has numbers of rows', async () => {
  const token = await follow(site, newAddress(), 'weekly', { kind: 'product', slug: 'kettle' });
  const [line] = await db().select().from(follows);
  const row = { followerId: line?.followerId ?? 0, frequency: 'weekly' } as const;
  const gone = { ...row, kind: 'standard', subjectId: 987_654 } as const;
  await db()
    .insert(follows)
    .values([gone, { ...gone, subjectId: 987_655 }]);
  const list = await (await site.get(`/alerts/manage/${token}/alerts.json`)).text();
  expect(JSON.parse(list).follows).toMatchObject([
    { kind: 'product', slug: 'kettle', name: 'Kettle' },
    { kind: 'standard', slug: '', name: null, url: null },
  ]);
  expect(list).not.toContain('"id"');
  await site.get('/api/alerts/stop', form({ token, kind: 'standard', slug: '' }));
  expect(await db().select().from(follows)).toEqual([line]);
});

test('a list takes 200 lines and no more, whoever presses how often, and what is on it can be asked for again', async () => {
  const email = newAddress();
  const token = await follow(site, email, 'weekly');
  const [line] = await db().select().from(follows);
  const others = Array.from({ length: 199 }, (_, index) => ({
    ...{ followerId: line?.followerId ?? 0, frequency: 'weekly' as const },
    ...{ kind: 'standard' as const, subjectId: 800_000 + index },
  }));
  await db().insert(follows).values(others);
  await forgetLimits();
  await askToFollow(site, email, { kind: 'product', slug: 'kettle' });
  const waiting = await confirmationOf(email);
  const fields = await confirmForm(site, waiting);
  const press = () => site.get('/api/alerts/confirm', form(fields));
  expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([422, 422]);
  expect(await db().$count(follows)).toBe(200);
  await forgetLimits();
  await site.get('/api/alerts/stop', form({ token, kind: 'order', slug: 'so-1-e-2026' }));
  expect((await press()).status).toBe(200);
  expect(await db().$count(follows)).toBe(200);
  await forgetLimits();
  await follow(site, email, 'daily', { kind: 'product', slug: 'kettle' });
  expect(await db().$count(follows, eq(follows.frequency, 'daily'))).toBe(1);
});

describe('a person', () => {
  test('gets what they follow with an export of their data', async () => {
    const email = newAddress();
    await follow(site, email, 'daily');
    expect(await readPerson(db(), email)).toMatchObject({
      followers: [{ email }],
      follows: [{ kind: 'order', frequency: 'daily' }],
    });
    await erasePerson({ email });
    expect(await db().$count(follows)).toBe(0);
  });

  test('who stops everything leaves no copy of a mail with the address, and nothing that was asked for', async () => {
    const email = newAddress();
    const token = await follow(site, email, 'immediate');
    await addEffect(followed.orderId, { kind: 'amend' });
    await publishHeld();
    expect(await openDigestsAt(new Date())).toBe(1);
    await forgetLimits();
    await askToFollow(site, email, { kind: 'product', slug: 'kettle' });
    await db().insert(outboxMails).values({ messageId: 'another', template: 'x', recipient: email, data: {} });
    expect((await site.get('/api/alerts/stop-all', form({ token }))).status).toBe(200);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['x']);
    expect(await db().$count(followRequests)).toBe(0);
  });
});
