import { beforeAll, describe, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createKettleOrders, createLaptopOrders, laptopStandards } from '#tests/factories/order-chains.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const get = async (path: string) => (await site.get(path)).json();
const page = async (path: string) => (await site.get(path)).text();

beforeAll(async () => {
  await emptyContent();
  await createKettleOrders();
});

describe('an order that another one replaced at once', () => {
  const pan = { list: 'bis_isi', key: '901' };

  beforeAll(async () => {
    const requirement = inState('listed', { list: pan.list, listKey: pan.key });
    await createProduct({ name: 'Pan', requirements: [requirement] });
    const { id } = await createOrder({
      slug: 'so-3-e-2012',
      publishedOn: '2012-10-07',
      lines: [pan],
      effects: [commences('2013-07-03')],
    });
    await createOrder({
      slug: 'so-4-e-2021',
      publishedOn: '2021-03-18',
      lines: [pan],
      effects: [commences('2021-03-18'), actsOn(id, 'supersede')],
    });
  });

  test('leaves the requirement in force since the first of them', async () => {
    const { states } = await get('/api/orders/so-4-e-2021');
    expect(states).toMatchObject([{ state: 'in-force', since: '2021-03-18', in_force_since: '2013-07-03' }]);
    const { services } = await get('/api/products/pan');
    expect(services[0].requirements[0].states).toMatchObject([{ since: '2021-03-18', in_force_since: '2013-07-03' }]);
  });

  test('is shown on the product’s page with both days', async () => {
    const html = (await page('/products/pan')).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(html).toContain('since 3 July 2013; under this order since 18 March 2021');
  });
});

describe('a standard that another one replaces', () => {
  const { older, newer } = laptopStandards;

  beforeAll(createLaptopOrders);

  test('counts beside it until the last day, in the calls', async () => {
    const { services } = await get('/api/products/laptop');
    expect(services[0].requirements[0]).toMatchObject({
      state: 'in-force',
      standards: [older],
      accepted_standards: [{ standard: older, beside: newer, from: null, until: '2028-11-01', order: 'so-6-e-2025' }],
    });
    const { effects } = await get('/api/orders/so-6-e-2025');
    expect(effects).toMatchObject([{ kind: 'concurrent', standard: older, beside: newer, until: '2028-11-01' }]);
  });

  test('counts beside it until the last day, on the pages', async () => {
    const product = await page('/products/laptop');
    expect(product.includes('Both are accepted until 1 November 2028.')).toBe(true);
    expect(product.includes('href="/standards/is-iec-62368-1-2023"')).toBe(true);
    expect((await page('/standards/is-13252-part-1-2010')).includes('01-11-2028')).toBe(true);
    const order = (await page('/orders/so-6-e-2025')).replace(/<[^>]*>/g, '');
    expect(order.includes(`Accepts ${older} alongside ${newer} until 1 November 2028.`)).toBe(true);
  });
});

describe('a timeline', () => {
  const kinds = (events: { kind: string; on: string | null; struck: boolean; by: { slug: string } }[]) =>
    events.map(({ kind, on, struck, by }) => [by.slug, kind, on, struck]);

  test('of an order strikes the dates that were moved', async () => {
    expect(kinds(await get('/api/orders/so-1-e-2024/timeline'))).toEqual([
      ['so-1-e-2024', 'commence', '2024-10-01', true],
      ['so-1-e-2024', 'commence', '2999-01-01', false],
      ['so-2-e-2024', 'defer', '2025-02-01', false],
    ]);
    expect((await site.get('/api/orders/so-9-e-2024/timeline')).status).toBe(404);
  });

  test('strikes the dates of lines that another order replaced before they came', async () => {
    const [wok, ladle] = ['905', '906'].map((key) => ({ list: 'bis_isi', key }));
    if (!wok || !ladle) throw new Error('two lines are needed');
    const lines = (...each: { key: string }[]) => ({ bis_isi: each.map(({ key }) => key) });
    const row = ({ list, key }: typeof wok) => inState('listed', { list, listKey: key });
    await createProduct({ name: 'Wok', requirements: [row(wok)] });
    await createProduct({ name: 'Wok and ladle', requirements: [row(wok), row(ladle)] });
    const dates = { ...commences('2990-01-01'), lines: lines(wok) };
    const { id } = await createOrder({
      slug: 'so-10-e-2024',
      publishedOn: '2024-01-05',
      lines: [wok, ladle],
      effects: [dates, { ...commences('2990-02-01'), lines: lines(ladle) }],
    });
    const replaces = actsOn(id, 'supersede', { on: '2024-02-05', lines: lines(wok) });
    await createOrder({ slug: 'so-11-e-2024', publishedOn: '2024-02-05', lines: [wok], effects: [replaces] });
    const expected = [
      ['so-10-e-2024', 'commence', '2990-01-01', true],
      ['so-10-e-2024', 'commence', '2990-02-01', false],
      ['so-11-e-2024', 'supersede', '2024-02-05', false],
    ];
    expect(kinds(await get('/api/orders/so-10-e-2024/timeline'))).toEqual(expected);
    expect(kinds((await get('/api/products/wok-and-ladle/timeline'))[0].events)).toEqual(expected);
    expect(kinds((await get('/api/products/wok/timeline'))[0].events)).toEqual([expected[0], expected[2]]);
  });

  test('of a product has one lane for each approval, across successors', async () => {
    const lanes = await get('/api/products/pan/timeline');
    expect(lanes).toHaveLength(1);
    expect(kinds(lanes[0].events)).toEqual([
      ['so-3-e-2012', 'commence', '2013-07-03', false],
      ['so-4-e-2021', 'commence', '2021-03-18', false],
      ['so-4-e-2021', 'supersede', null, false],
    ]);
    expect((await site.get('/api/products/no-such-pan/timeline')).status).toBe(404);
  });

  test.each([
    ['/products/kettle', ['/orders/so-1-e-2024', '/orders/so-2-e-2024']],
    ['/products/pan', ['/orders/so-3-e-2012', '/orders/so-4-e-2021']],
    ['/standards/is-13252-part-1-2010', ['/orders/so-5-e-2021', '/orders/so-6-e-2025']],
  ])('is a page of its own under %s, and linked from there', async (path, orders) => {
    expect((await page(path)).includes(`href="${path}/timeline"`)).toBe(true);
    const html = await page(`${path}/timeline`);
    for (const order of orders) expect(html.includes(`href="${order}"`)).toBe(true);
  });

  test('strikes through on its page what was moved, and no more', async () => {
    const html = await page('/products/kettle/timeline');
    const struck = [...html.matchAll(/<s [^>]*>(.*?)<\/s>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
    expect(struck).toEqual(['Takes effect for large enterprises, medium enterprises and imports on 1 October 2024.']);
  });

  test('has no page for what does not exist', async () => {
    expect((await site.get('/products/no-such-pan/timeline')).status).toBe(404);
    expect((await site.get('/standards/is-1-1999/timeline')).status).toBe(404);
  });
});
