import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createKettleOrders } from '#tests/factories/order-chains.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const get = async (path: string) => (await site.get(path)).json();
const page = async (path: string) => (await site.get(path)).text();

const entry = (audiences: string[], state: object) => expect.objectContaining({ audiences, ...state });

beforeAll(async () => {
  await emptyContent();
  await createKettleOrders();
});

describe('the register', () => {
  test.each(['S.O. 1(E)', 'SO 1', 'kettles quality order 2024'])('finds an order by %j', async (q) => {
    const { orders } = await get(`/api/orders?q=${encodeURIComponent(q)}`);
    expect(orders.map(({ slug }: { slug: string }) => slug)).toContain('so-1-e-2024');
  });

  test('says for each audience since or from when an order applies', async () => {
    const { states, effects } = await get('/api/orders/so-1-e-2024');
    expect(states).toEqual(
      expect.arrayContaining([
        entry(['large', 'medium', 'import'], { state: 'in-force', since: '2025-02-01', entries: 1 }),
        entry(['small', 'micro'], { state: 'upcoming', until: '2998-12-31' }),
      ]),
    );
    expect(effects.map(({ kind, on }: { kind: string; on: string }) => [kind, on])).toEqual([
      ['commence', '2024-10-01'],
      ['commence', '2999-01-01'],
      ['defer', '2025-02-01'],
    ]);
  });

  test('says what applied on an earlier day, by the orders published until then', async () => {
    const { states, as_of } = await get('/api/orders/so-1-e-2024?as_of=2024-08-31');
    expect(as_of).toBe('2024-08-31');
    expect(states).toContainEqual(entry(['large', 'medium', 'import'], { state: 'upcoming', until: '2024-09-30' }));
  });

  test.each([
    ['1900-01-01', 'The order did not exist on that day.', 'This order did not exist on that day'],
    [addDays(todayInIndia(), 1), 'We cannot say what will apply on a future day.', 'what will apply on a future day'],
    ['2026-02-30', 'Enter the day in the form 2026-01-31.', 'Enter the day as year, month and day.'],
    ['yesterday', 'Enter the day in the form 2026-01-31.', 'Enter the day as year, month and day.'],
    ['2026-1-1', 'Enter the day in the form 2026-01-31.', 'Enter the day as year, month and day.'],
  ])('answers the day %s with a sentence', async (day, sentence, shownSentence) => {
    const answer = await site.get(`/api/orders/so-1-e-2024?as_of=${day}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ as_of: [sentence] });
    const shown = await site.get(`/orders/so-1-e-2024?as_of=${day}`);
    expect(shown.status).toBe(200);
    const html = await shown.text();
    for (const part of ['aria-invalid="true"', shownSentence]) expect(html.includes(part)).toBe(true);
  });

  test('has no page and no answer for an order that does not exist', async () => {
    expect((await site.get('/api/orders/so-9-e-2024')).status).toBe(404);
    expect((await site.get('/orders/so-9-e-2024')).status).toBe(404);
  });

  test('lists the days on which requirements take effect', async () => {
    const deadlines = await get('/api/deadlines?from=2998-01-01&to=2999-12-31');
    expect(deadlines).toEqual([
      {
        on: '2999-01-01',
        kind: 'begins',
        order: { slug: 'so-1-e-2024', number: 'S.O. 1(E)', title: 'Kettles (Quality Control) Order, 2024' },
        audiences: ['small', 'micro'],
        entries: 1,
      },
    ]);
    const deadlinesFor = '/api/deadlines?from=2998-01-01&to=2999-12-31&audience=';
    expect(await get(`${deadlinesFor}micro`)).toHaveLength(1);
    expect(await get(`${deadlinesFor}import`)).toEqual([]);
    expect((await site.get(`${deadlinesFor}martians`)).status).toBe(422);
  });
});

test('the page of an order links to what changed it and to its products', async () => {
  const html = await page('/orders/so-1-e-2024');
  for (const link of ['/orders/so-2-e-2024', '/products/kettle']) expect(html.includes(`href="${link}"`)).toBe(true);
});

test('search engines learn whether an order is in force, and what it amends', async () => {
  const first = await page('/orders/so-1-e-2024');
  expect(first.includes('"legislationLegalForce":"PartiallyInForce"')).toBe(true);
  const amending = await page('/orders/so-2-e-2024');
  expect(amending.includes('"legislationAmends":[{"@id":"https://kasauti.example/orders/so-1-e-2024"}]')).toBe(true);
});

test('the state of a requirement follows from the orders', async () => {
  const { state, implementationDate: day } = mandatoryProducts;
  const rows = await db().select({ state, day }).from(mandatoryProducts);
  expect(rows).toEqual([{ state: 'in-force', day: '2025-02-01' }]);
});

describe('the page and the call of an order', () => {
  beforeAll(async () => {
    const granting = await createOrder({ slug: 'so-7-e-2026', number: 'S.O. 7(E)', publishedOn: '2026-02-12' });
    const { id } = await createOrder({
      slug: 'so-8-e-2025',
      number: 'S.O. 8(E)',
      publishedOn: '2025-06-12',
      exemptions: [
        { kind: 'export', condition: 'Goods for export are exempt.' },
        { kind: 'transit', condition: 'Goods under way are exempt.', grantedById: granting.id },
      ],
    });
    await createNotification({ name: 'Woks order', category: 'Pots', date: '2025-06-12', orders: [id] });
  });

  test('name the later order that grants an exemption', async () => {
    const { exemptions } = await get('/api/orders/so-8-e-2025');
    expect(exemptions).toMatchObject([
      { kind: 'export', by: null },
      { kind: 'transit', by: { slug: 'so-7-e-2026', number: 'S.O. 7(E)' } },
    ]);
    expect((await page('/orders/so-8-e-2025')).match(/Granted by/g)).toHaveLength(1);
    expect((await page('/orders/so-8-e-2025')).includes('href="/orders/so-7-e-2026"')).toBe(true);
  });

  test('say how much they cover in words of the language', async () => {
    const upTo = 'No more than 6,000 hammers a year.';
    const translations = { hi: { upTo: 'प्रति वर्ष अधिक से अधिक 6,000 हथौड़े।' } };
    const limited = { kind: 'research' as const, quantity: 6000, unit: 'hammers', period: 'year', upTo, translations };
    await createOrder({ slug: 'so-10-e-2025', exemptions: [limited, { kind: 'export', freesAll: true }] });
    expect((await page('/orders/so-10-e-2025')).includes(upTo)).toBe(true);
    const translated = await page('/hi/orders/so-10-e-2025');
    expect([translated.includes(translations.hi.upTo), translated.includes(upTo)]).toEqual([true, false]);
    expect((await get('/api/orders/so-10-e-2025')).exemptions).toMatchObject([
      { quantity: 6000, up_to: upTo, frees_all: false },
      { quantity: null, up_to: null, frees_all: true },
    ]);
  });

  test('name our notification about it, which links back', async () => {
    const { notifications } = await get('/api/orders/so-8-e-2025');
    expect(notifications).toEqual([
      { name: 'Woks order', slug: 'woks-order', date: '2025-06-12', category: { slug: 'pots' } },
    ]);
    const { orders } = await get('/api/notifications/pots/woks-order');
    expect(orders).toMatchObject([{ slug: 'so-8-e-2025', number: 'S.O. 8(E)' }]);
    expect((await page('/orders/so-8-e-2025')).includes('href="/notifications/pots/woks-order"')).toBe(true);
    expect((await page('/notifications/pots/woks-order')).includes('href="/orders/so-8-e-2025"')).toBe(true);
  });
});

test('the products of an order that differs by audience say whose status it is', async () => {
  expect(await page('/orders/so-1-e-2024')).toContain('The status is that for large enterprises.');
  const pot = { list: 'bis_isi', key: '959' };
  await createProduct({ name: 'Zorbit pot', requirements: [inState('listed', { list: pot.list, listKey: pot.key })] });
  const effects = [commences('2024-10-01', ['large', 'medium', 'import']), commences('2025-04-01', ['small', 'micro'])];
  await createOrder({ slug: 'so-4-e-2024', effects, lines: [pot] });
  const alike = await page('/orders/so-4-e-2024');
  expect(alike.includes('href="/products/zorbit-pot"')).toBe(true);
  expect(alike.includes('The status is that for')).toBe(false);
});

test('an order with many products shows twelve of them, and all at a separate address', async () => {
  const entries = Array.from({ length: 14 }, (_, at) => ({ list: 'bis_isi', key: String(960 + at) }));
  for (const [at, { list, key }] of entries.entries())
    await createProduct({ name: `Zorbit ${at}`, requirements: [inState('listed', { list, listKey: key })] });
  await createOrder({ slug: 'so-3-e-2024', effects: [commences('2024-10-01')], lines: entries });
  const shown = async (query: string) =>
    (await page(`/orders/so-3-e-2024${query}`)).match(/href="\/products\/zorbit-/g);
  expect(await shown('')).toHaveLength(12);
  expect(await page('/orders/so-3-e-2024?as_of=2025-01-01')).toContain('as_of=2025-01-01&amp;products=all#products');
  expect(await shown('?products=all')).toHaveLength(14);
});
