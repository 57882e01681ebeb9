import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orders } from '#db/schema/orders.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';
import { drawDeadlineFeed } from './draw-deadline-feed.server.ts';

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

test('calendar programs read an all-day event for each order and audience, which keeps its name when the day moves', async () => {
  const [event, ...others] = await read();
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    title: 'Takes effect: Kettles, irons; toasters (Quality Control) Order',
    isWholeDay: true,
    status: 'CONFIRMED',
  });
  await createOrder({
    title: 'Kettles amendment',
    publishedOn: '2026-02-05',
    effects: [actsOn(orderId, 'defer', { on: moved, audiences: ['large', 'medium', 'import'] })],
  });
  site.cache.invalidate();
  // The first answer may still be the old copy, while the new one is being made.
  await expect.poll(async () => (await read())[0]?.start.toISOString().slice(0, 10)).toBe(moved);
  const [after] = await read();
  expect(after?.uid).toBe(event?.uid);
  expect(after?.sequence).toBeGreaterThan(event?.sequence ?? 0);
});

describe('the calendar of one service, one category or one order', () => {
  const addresses = [
    '/orders/calendar/service/test-mark.ics',
    '/orders/calendar/category/test-schemes.ics',
    '/orders/calendar/order/so-1-e-2026.ics',
  ];

  test('has only its own events, with the names and numbers that they have in the whole calendar', async () => {
    const { id: serviceId } = await createService({ name: 'Other mark', category: 'Other schemes' });
    const fan = { list: 'bis_isi', key: '901' };
    const requirement = inState('listed', { list: fan.list, listKey: fan.key, serviceId });
    await createProduct({ name: 'Fan', requirements: [requirement] });
    const other = { slug: 'so-2-e-2026', title: 'Fans Order', lines: [fan], effects: [commences(begins)] };
    const { id } = await createOrder(other);
    site.cache.invalidate();
    await expect.poll(async () => (await read()).length).toBe(2);
    const whole = await read();
    for (const address of addresses) {
      const events = readCalendar(await (await site.get(address)).text());
      expect(events, address).toEqual(whole.filter(({ title }) => title.includes('Kettles')));
    }
    const others = readCalendar(await (await site.get('/orders/calendar/service/other-mark.ics')).text());
    expect(others).toEqual(whole.filter(({ title }) => title.includes('Fans')));
    const html = await (await site.get('/orders/calendar?service=other-mark')).text();
    expect(html.includes('href="/orders/calendar/service/other-mark.ics"')).toBe(true);
    expect([html.includes('href="/orders/so-2-e-2026"'), html.includes('href="/orders/so-1-e-2026"')]).toEqual([
      true,
      false,
    ]);
    const deadlines = await (await site.get('/api/deadlines?service=other-mark')).json();
    expect(deadlines.map(({ order }: { order: { slug: string } }) => order.slug)).toEqual(['so-2-e-2026']);
    await writeContent(async (tx, changed) => {
      await tx.update(orders).set({ status: 'archived' }).where(eq(orders.id, id));
      changed('order', [id]);
    });
    site.cache.invalidate();
    await expect.poll(async () => (await read()).length).toBe(1);
  });

  test('has no events where no order concerns the page yet', async () => {
    await createService({ name: 'Free mark', category: 'Free schemes' });
    for (const file of ['service/free-mark.ics', 'category/free-schemes.ics']) {
      const answer = await site.get(`/orders/calendar/${file}`);
      expect([file, answer.status, readCalendar(await answer.text())]).toEqual([file, 200, []]);
    }
  });

  test.each([
    '/orders/calendar/service/nobody.ics',
    '/orders/calendar/order/so-9-e-1999.ics',
    '/orders/calendar/category/test-schemes.xml',
    '/orders/calendar/authority/dpiit.ics',
  ])('is not at %s, and says so in words', async (address) => {
    const answer = await site.get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('There is no calendar at this address.');
  });

  test('is linked from its order', async () => {
    const html = await (await site.get('/orders/so-1-e-2026')).text();
    expect(html.includes('href="/orders/calendar/order/so-1-e-2026.ics"')).toBe(true);
  });
});

test('the page names the day, the order and the audience', async () => {
  const html = await (await site.get('/orders/calendar')).text();
  for (const part of ['href="/orders/so-1-e-2026"', 'href="/orders/calendar.ics"', `dateTime="${moved}"`])
    expect(html.toLowerCase().includes(part.toLowerCase())).toBe(true);
});

test('the page names an order once, and draws its days on a ruler with today', async () => {
  const html = await (await site.get('/orders/calendar')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/href="\/orders\/so-1-e-2026"/g)).toHaveLength(1);
  expect(main).toMatch(/<text[^>]*>Large and medium enterprises and importers </);
  expect(main).toMatch(/<text[^>]*>Today </);
});

describe('a rescinded order', () => {
  const rescindedOn = async (day: string) => {
    const title = `Irons rescission of ${day}`;
    const [before] = await read();
    const { id } = await createOrder({ title, publishedOn: day, effects: [actsOn(orderId, 'rescind')] });
    site.cache.invalidate();
    await expect.poll(async () => (await read()).map(({ status }) => status)).not.toEqual(['CONFIRMED']);
    const events = await read();
    await writeContent(async (tx, changed) => {
      await tx.update(orders).set({ status: 'archived' }).where(eq(orders.id, id));
      changed('order', [id]);
    });
    site.cache.invalidate();
    await expect.poll(async () => (await read())[0]?.status).toBe('CONFIRMED');
    return { before, events };
  };

  test('is cancelled in calendars under the name that it had', async () => {
    const { before, events } = await rescindedOn(addDays(todayInIndia(), -1));
    expect(events).toEqual([{ ...before, status: 'CANCELLED', sequence: (before?.sequence ?? 0) + 1 }]);
  });

  test('is gone after a year', async () => {
    const { events } = await rescindedOn(addDays(todayInIndia(), -366));
    expect(events).toEqual([]);
  });
});

test('whatever the orders do, names are unique, no sequence number falls, and two libraries read the same', async () => {
  const kinds = ['defer', 'pause', 'resume', 'rescind', 'supersede'] as const;
  const someDay = fc.integer({ min: -300, max: 600 }).map((days) => addDays(todayInIndia(), days));
  const someEffect = fc.record({
    kind: fc.constantFrom(...kinds),
    audiences: fc.subarray([...audiences], { minLength: 1 }),
    on: fc.option(someDay),
    publishedOn: fc.integer({ min: -300, max: 0 }).map((days) => addDays(todayInIndia(), days)),
  });
  const draw = () => drawDeadlineFeed({ language: 'en', publicUrl: 'https://kasauti.example', today: todayInIndia() });
  const known = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(someEffect, async ({ kind, audiences: whom, on, publishedOn }) => {
      await createOrder({
        title: `Order ${known.size} ${Math.random()}`,
        publishedOn,
        effects: [actsOn(orderId, kind, { audiences: whom, on })],
      });
      const events = readCalendar(await draw());
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const { uid, sequence } of events) {
        expect(sequence).toBeGreaterThanOrEqual(known.get(uid) ?? 0);
        known.set(uid, sequence);
      }
    }),
    { numRuns: 25 },
  );
});
