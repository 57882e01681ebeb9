import { beforeAll, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '900' };
const begins = addDays(todayInIndia(), 100);
const moved = addDays(todayInIndia(), 200);
const read = async () => readCalendar(await (await site.get('/orders/calendar.ics')).text());
let orderId: number;

beforeAll(async () => {
  await emptyContent();
  const requirement = inState('listed', { list: kettle.list, listKey: kettle.key });
  await createProduct({ name: 'Kettle', requirements: [requirement] });
  const order = { slug: 'so-1-e-2026', title: 'Kettles, irons; toasters (Quality Control) Order', lines: [kettle] };
  ({ id: orderId } = await createOrder({ ...order, effects: [commences(begins, ['large', 'medium', 'import'])] }));
});

test('calendar programs read one whole day for each order and audience, which keeps its name when the day moves', async () => {
  const [event, ...others] = await read();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ title: 'Begins: Kettles, irons; toasters (Quality Control) Order', isWholeDay: true });
  await createOrder({
    title: 'Kettles amendment',
    publishedOn: '2026-02-05',
    effects: [actsOn(orderId, 'defer', { on: moved, audiences: ['large', 'medium', 'import'] })],
  });
  site.cache.invalidate();
  // The first answer may be the copy from before, while the new one is made.
  await expect.poll(async () => (await read())[0]?.start.toISOString().slice(0, 10)).toBe(moved);
  expect((await read())[0]?.uid).toBe(event?.uid);
});

test('the page names the day, the order and for whom', async () => {
  const html = await (await site.get('/orders/calendar')).text();
  for (const part of ['href="/orders/so-1-e-2026"', 'href="/orders/calendar.ics"', `dateTime="${moved}"`])
    expect(html.toLowerCase().includes(part.toLowerCase())).toBe(true);
});
