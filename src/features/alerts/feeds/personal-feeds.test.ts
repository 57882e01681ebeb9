import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { followers } from '#db/schema/alerts.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { addEffect, follow, form, makeFeedAddresses, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const followed = withFollowedOrder();

const statusOf = async (path: string) => (await site.get(path)).status;

test('a follower gets a feed and a calendar of what they follow, which no cache keeps and no search engine lists', async () => {
  const token = await follow(site, newAddress(), 'weekly', { kind: 'product', slug: 'kettle' });
  const other = { list: 'bis_isi', key: '921' };
  await createProduct({ name: 'Fan', requirements: [inState('listed', { list: other.list, listKey: other.key })] });
  const effects = [commences(addDays(todayInIndia(), 250))];
  await createOrder({ title: 'Of other things', lines: [other], effects });
  expect(await (await site.get(`/alerts/manage/${token}`)).text()).not.toContain('/feeds/my/');
  const { feed, calendar } = await makeFeedAddresses(site, token);
  await addEffect(followed.orderId, { kind: 'clarify' });
  await publishHeld();

  const answer = await site.get(feed);
  const { entries } = parseAtomFeed(await answer.text());
  expect(entries?.[0]?.summary?.value).toBe('It has been clarified.');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const etag = answer.headers.get('etag') ?? '';
  expect((await site.get(feed, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const events = readCalendar(await (await site.get(calendar)).text());
  expect(events.length).toBeGreaterThan(0);
  const isOther = ({ title }: { title: string }) => title.includes('Of other things');
  expect(events.some(isOther)).toBe(false);
  expect(readCalendar(await (await site.get('/orders/calendar.ics')).text()).some(isOther)).toBe(true);
  expect((await site.get(calendar)).headers.get('cache-control')).toBe('private, no-store');
  const [row] = await db().select().from(followers);
  expect(JSON.stringify(row)).not.toContain(feed.slice(10, 53));
});

test('new addresses end the old ones, and stopping everything ends all', async () => {
  const token = await follow(site, newAddress(), 'weekly');
  const first = await makeFeedAddresses(site, token);
  const second = await makeFeedAddresses(site, token);
  expect([await statusOf(first.feed), await statusOf(first.calendar)]).toEqual([404, 404]);
  expect([await statusOf(second.feed), await statusOf(second.calendar)]).toEqual([200, 200]);
  const [swapped, foreign] = [second.feed.replace('.xml', '.ics'), second.feed.replace(/.{6}\.xml/, 'AAAAAA.xml')];
  for (const path of [swapped, foreign, '/feeds/my/%00.xml', '/feeds/my/.xml', `/calendars/${token}.ics`])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect((await site.get('/api/alerts/feeds', form({ token: `${token}x` }))).status).toBe(422);
  await forgetLimits();
  await Promise.all([1, 2, 3].map(() => site.get('/api/alerts/feeds', form({ token }))));
  const third = await makeFeedAddresses(site, token);
  expect(await statusOf(third.feed)).toBe(200);
  await site.get('/api/alerts/stop-all', form({ token }));
  expect([await statusOf(third.feed), await statusOf(third.calendar)]).toEqual([404, 404]);
  expect((await site.get('/api/alerts/feeds', form({ token }))).status).toBe(422);
});

test('an address that was ended is not given again after the restore of a backup', async () => {
  const token = await follow(site, newAddress(), 'weekly');
  const first = await makeFeedAddresses(site, token);
  const [backup] = await db().select().from(followers);
  const ended = await makeFeedAddresses(site, token);
  await db().update(followers).set({ feedNumber: backup?.feedNumber, feedTokenHash: backup?.feedTokenHash });
  expect(await statusOf(first.feed)).toBe(200);
  await makeFeedAddresses(site, token);
  expect([await statusOf(first.feed), await statusOf(ended.feed)]).toEqual([404, 404]);
});
