import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { orders } from '#db/schema/orders.ts';
import { noteDaysReachedOn } from '#features/change-events/note-days-reached.job.ts';
import { addEffect, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { changeRows } from '#tests/change-rows.ts';
import { actsOn, createOrder } from '#tests/factories/order.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';
import { fanOut } from '../digests/fan-out.job.ts';

const site = withSite();
const followed = withFollowedOrder();
const read = async (path: string) => {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return parseAtomFeed(await answer.text());
};

test('the feed of a page tells a change when its grace is over, as text, and a reader who has it gets no copy', async () => {
  const path = '/feeds/product/kettle.xml';
  const before = await read(path);
  // The beginning of the order, which was in the register before.
  expect(before.entries).toHaveLength(1);
  const title = 'Kettles <img src=x onerror=alert(1)> & "irons"';
  await changeRows('order', (tx) => tx.update(orders).set({ title }).where(eq(orders.id, followed.orderId)));
  await addEffect(followed.orderId, { kind: 'defer', on: '2030-04-01', audiences: ['micro'] });
  site.cache.invalidate();
  await fanOut.run('');
  expect((await read(path)).entries).toHaveLength(1);
  await publishHeld();
  // A process may end anywhere, so what empties the caches is written with the change.
  const { rows } = await db().execute<{ together: boolean }>(sql`
    select v.xmin::text = e.xmin::text as together from content_version v, change_events e where e.state = 'published'`);
  expect(rows).toEqual([{ together: true }]);
  site.cache.invalidate();
  await expect.poll(async () => (await read(path)).entries?.length).toBe(2);
  const feed = await read(path);
  expect(feed.entries?.[0]?.summary?.value).toContain('Its day has been moved to 1 April 2030. This concerns micro');
  expect(feed.entries?.[0]?.title?.value).toBe(
    'S.O. 1(E): Kettles &lt;img src=x onerror=alert(1)&gt; &amp; &quot;irons&quot;',
  );
  // By what each of them is, which stays when a database is made anew.
  const { rows: effects } = await db().execute<{ id: string }>(sql`
    select o.slug || '%3A' || x.key as id from order_effects x join orders o on o.id = x.order_id
    where o.id = ${followed.orderId} order by x.id desc`);
  expect(feed.entries?.map(({ id }) => id?.split('#change-')[1])).toEqual(effects.map(({ id }) => id));
  const first = await site.get(path);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const again = await site.get(path, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const hindi = await read('/hi/feeds/order/so-1-e-2026.xml');
  expect(hindi.entries?.[0]?.summary?.value).toMatch(/\p{Script=Devanagari}/u);
});

test('what is not public has no feed and no calendar, and what is struck is not in one', async () => {
  for (const file of ['sheet/abcdefghjkmn.xml', 'order/nothing.xml', 'cinema/kettle.xml', 'product/kettle.rss'])
    expect([file, (await site.get(`/feeds/${file}`)).status]).toEqual([file, 404]);
  expect((await site.get('/orders/calendar/sheet/abcdefghjkmn.ics')).status).toBe(404);
  expect((await site.get('/orders/calendar/product/nothing.ics')).status).toBe(404);
  await db().update(changeEvents).set({ state: 'withdrawn' });
  site.cache.invalidate();
  await expect.poll(async () => (await read('/feeds/product/kettle.xml')).entries ?? []).toEqual([]);
});

test('the calendar of a product has the days of its own rows, also where others of the order have moved', async () => {
  const day = addDays(todayInIndia(), 300);
  const { id: target } = await createOrder({
    ...{ title: 'Two rows', slug: 'two-rows', lines: ['920', '921'].map((key) => ({ list: 'bis_isi', key })) },
    effects: [{ kind: 'commence', on: addDays(todayInIndia(), 100), audiences: ['large'] }],
  });
  const moved = { on: day, audiences: ['large' as const], lines: { bis_isi: ['921'] } };
  await createOrder({ title: 'Moves the other row', effects: [actsOn(target, 'defer', moved)] });
  const events = readCalendar(await (await site.get('/orders/calendar/product/kettle.ics')).text());
  const days = events.map(({ start }) => start.toISOString().slice(0, 10));
  expect(days).toContain(addDays(todayInIndia(), 100));
  expect(days).not.toContain(day);
});

test('a feed tells that a day has come, once, beside what was told of it ahead', async () => {
  const path = '/feeds/order/so-1-e-2026.xml';
  const told = async () => {
    const { entries = [] } = await read(path);
    return entries.filter(({ summary }) => summary?.value?.includes('It took effect on'));
  };
  const today = todayInIndia();
  const began = { kind: 'defer' as const, on: today, recordedOn: addDays(today, -9), audiences: ['small' as const] };
  await addEffect(followed.orderId, began);
  expect(await told()).toEqual([]);
  for (const day of [today, addDays(today, -1), today]) {
    await noteDaysReachedOn(day);
    await fanOut.run('');
  }
  site.cache.invalidate();
  await expect.poll(async () => (await told()).length).toBe(1);
  const entries = await told();
  expect(entries[0]?.summary?.value).toBe(
    `It took effect on ${longDate(today, 'en')}. This concerns small enterprises.`,
  );
  expect(entries[0]?.id).toContain(today);
});
