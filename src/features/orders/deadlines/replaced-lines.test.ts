import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const begins = addDays(todayInIndia(), 100);
const moved = addDays(todayInIndia(), 200);

beforeAll(emptyContent);

describe('an order of which some lines were replaced', () => {
  const pan = { list: 'bis_isi', key: '902' };
  const pot = { list: 'bis_isi', key: '903' };
  const orderEvents = async () =>
    readCalendar(await (await site.get('/orders/calendar/order/so-3-e-2026.ics')).text()).map(
      ({ uid, start, status }) => ({
        uid,
        on: start.toISOString().slice(0, 10),
        status,
      }),
    );

  test('keeps the events of the other lines, and cancels those of the replaced ones under their names', async () => {
    for (const { list, key } of [pan, pot])
      await createProduct({ name: `Pan ${key}`, requirements: [inState('listed', { list, listKey: key })] });
    const { id } = await createOrder({
      slug: 'so-3-e-2026',
      title: 'Pans',
      lines: [pan, pot],
      effects: [commences(begins)],
    });
    await createOrder({
      slug: 'so-4-e-2026',
      title: 'Pans amendment',
      publishedOn: '2026-02-05',
      effects: [actsOn(id, 'defer', { on: moved, lines: { [pot.list]: [pot.key] } })],
    });
    const before = await orderEvents();
    expect(before.map(({ on, status }) => [on, status])).toEqual([
      [begins, 'CONFIRMED'],
      [moved, 'CONFIRMED'],
    ]);
    await createOrder({
      slug: 'so-5-e-2026',
      title: 'Pots',
      publishedOn: addDays(todayInIndia(), -1),
      lines: [pot],
      effects: [actsOn(id, 'supersede', { lines: { [pot.list]: [pot.key] } })],
    });
    site.cache.invalidate();
    const [stays, goes] = before;
    await expect.poll(orderEvents).toEqual([stays, { ...goes, status: 'CANCELLED' }]);
  });
});
