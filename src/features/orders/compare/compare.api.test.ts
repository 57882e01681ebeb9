import { beforeAll, describe, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createKettleOrders, createLaptopOrders } from '#tests/factories/order-chains.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const get = async (path: string) => (await site.get(path)).json();
const page = async (path: string) => (await site.get(path)).text();

beforeAll(async () => {
  await emptyContent();
  await createKettleOrders();
  await createLaptopOrders();
});

describe('two days compared', () => {
  test('differ in the dates, and in the effects that came in between', async () => {
    const { from, to, dates, effects } = await get('/api/orders/so-1-e-2024/compare?from=2024-08-31&to=2025-03-01');
    expect([from, to]).toEqual(['2024-08-31', '2025-03-01']);
    expect(dates).toHaveLength(3);
    expect(dates[0]).toEqual({
      audience: 'large',
      before: [{ state: 'upcoming', since: null, until: '2024-09-30', entries: 1 }],
      after: [{ state: 'in-force', since: '2025-02-01', until: null, entries: 1 }],
    });
    expect(effects.added).toMatchObject([{ kind: 'defer', on: '2025-02-01' }]);
    expect(effects.struck).toMatchObject([{ kind: 'commence', on: '2024-10-01' }]);
  });

  test('are by default the day of the order and today, and a day does not differ from itself', async () => {
    const { from, entries } = await get('/api/orders/so-5-e-2021/compare');
    expect(from).toBe('2021-03-18');
    expect(entries.changed).toMatchObject([
      {
        name: 'Laptop',
        before: ['IS 13252 (Part 1):2010'],
        standards: ['IS 13252 (Part 1):2010', 'IS/IEC 62368-1:2023'],
      },
    ]);
    const same = await get('/api/orders/so-5-e-2021/compare?from=2026-01-01&to=2026-01-01');
    expect(same).toMatchObject({ dates: [], entries: { removed: [], added: [], changed: [] }, effects: { added: [] } });
  });

  test.each([
    ['from=1900-01-01', { from: ['The order did not exist on that day.'] }],
    ['to=2999-01-01', { to: ['We cannot say what will apply on a future day.'] }],
    ['from=2026-02-30', { from: ['Enter the day in the form 2026-01-31.'] }],
    ['from=2025-01-02&to=2025-01-01', { to: ['The second day must not be before the first.'] }],
  ])('%s is answered with a sentence', async (query, errors) => {
    const answer = await site.get(`/api/orders/so-1-e-2024/compare?${query}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual(errors);
    const shown = await site.get(`/orders/so-1-e-2024/compare?${query}`);
    expect(shown.status).toBe(200);
    expect((await shown.text()).includes('aria-invalid="true"')).toBe(true);
  });

  test('stand side by side on a page that the order leads to', async () => {
    expect((await page('/orders/so-1-e-2024')).includes('href="/orders/so-1-e-2024/compare"')).toBe(true);
    const html = await page('/orders/so-1-e-2024/compare?from=2024-08-31&to=2025-03-01');
    for (const text of ['31 August 2024', '1 March 2025', 'since 1 February 2025', '/orders/so-2-e-2024'])
      expect(html.includes(text)).toBe(true);
    expect((await site.get('/orders/so-9-e-2024/compare')).status).toBe(404);
  });
});
