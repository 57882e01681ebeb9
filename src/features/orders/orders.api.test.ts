import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const get = async (path: string) => (await site.get(path)).json();
const page = async (path: string) => (await site.get(path)).text();

const kettle = { list: 'bis_isi', key: '900' };
const entry = (audiences: string[], state: object) => expect.objectContaining({ audiences, ...state });

beforeAll(async () => {
  await emptyContent();
  const requirement = inState('listed', { list: kettle.list, listKey: kettle.key });
  await createProduct({ name: 'Kettle', requirements: [requirement] });
  const { id } = await createOrder({
    slug: 'so-1-e-2024',
    number: 'S.O. 1(E)',
    title: 'Kettles (Quality Control) Order, 2024',
    publishedOn: '2024-04-06',
    lines: [kettle],
    effects: [commences('2024-10-01', ['large', 'medium', 'import']), commences('2999-01-01', ['small', 'micro'])],
  });
  await createOrder({
    slug: 'so-2-e-2024',
    number: 'S.O. 2(E)',
    kind: 'extension',
    title: 'Kettles (Quality Control) Amendment Order, 2024',
    publishedOn: '2024-09-01',
    effects: [actsOn(id, 'defer', { on: '2025-02-01', audiences: ['large', 'medium', 'import'] })],
  });
});

describe('the register', () => {
  test.each(['S.O. 1(E)', 'SO 1', 'kettles quality order 2024'])('finds an order by %j', async (q) => {
    const { orders } = await get(`/api/orders?q=${encodeURIComponent(q)}`);
    expect(orders.map(({ slug }: { slug: string }) => slug)).toContain('so-1-e-2024');
  });

  test('says for each audience since or from when an order holds', async () => {
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

  test('says what held on an earlier day, by the orders published until then', async () => {
    const { states, as_of } = await get('/api/orders/so-1-e-2024?as_of=2024-08-31');
    expect(as_of).toBe('2024-08-31');
    expect(states).toContainEqual(entry(['large', 'medium', 'import'], { state: 'upcoming', until: '2024-09-30' }));
  });

  test.each([
    ['1900-01-01', 'On that day the order did not exist yet.', 'On that day this order did not exist yet'],
    [addDays(todayInIndia(), 1), 'We cannot say what will hold on a day still to come.', 'on a day still to come'],
    ['2026-02-30', 'That is not a day. Give it as 2026-01-31.', 'That is not a day.'],
    ['yesterday', 'That is not a day. Give it as 2026-01-31.', 'That is not a day.'],
    ['2026-1-1', 'That is not a day. Give it as 2026-01-31.', 'That is not a day.'],
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

  test('names the days on which something begins', async () => {
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

  test('is named on the product’s page with both days', async () => {
    const html = (await page('/products/pan')).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(html).toContain('since 3 July 2013; under this order since 18 March 2021');
  });
});

describe('a standard that another one replaces', () => {
  const [older, newer] = ['IS 13252 (Part 1):2010', 'IS/IEC 62368-1:2023'];
  const laptop = { list: 'bis_crs', key: '902' };

  beforeAll(async () => {
    await createStandard({ number: newer });
    const requirement = inState('listed', { list: laptop.list, listKey: laptop.key, standards: [older] });
    await createProduct({ name: 'Laptop', requirements: [requirement] });
    const { id } = await createOrder({
      slug: 'so-5-e-2021',
      publishedOn: '2021-03-18',
      lines: [laptop],
      effects: [commences('2021-03-18')],
    });
    const accepted = { standard: older, beside: newer, until: '2028-11-01', lines: { bis_crs: [laptop.key] } };
    await createOrder({
      slug: 'so-6-e-2025',
      publishedOn: '2025-11-07',
      effects: [actsOn(id, 'concurrent', accepted)],
    });
  });

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
    expect(order.includes(`Accepts ${older} beside ${newer} until 1 November 2028.`)).toBe(true);
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
    expect(struck).toEqual(['Begins for large enterprises, medium enterprises, and imports on 1 October 2024.']);
  });

  test('has no page for what does not exist', async () => {
    expect((await site.get('/products/no-such-pan/timeline')).status).toBe(404);
    expect((await site.get('/standards/is-1-1999/timeline')).status).toBe(404);
  });
});

describe('what stands beside an order', () => {
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

  test('is, with each exemption, the later order that grants it', async () => {
    const { exemptions } = await get('/api/orders/so-8-e-2025');
    expect(exemptions).toMatchObject([
      { kind: 'export', by: null },
      { kind: 'transit', by: { slug: 'so-7-e-2026', number: 'S.O. 7(E)' } },
    ]);
    expect((await page('/orders/so-8-e-2025')).match(/Granted by/g)).toHaveLength(1);
    expect((await page('/orders/so-8-e-2025')).includes('href="/orders/so-7-e-2026"')).toBe(true);
  });

  test('is our notification about it, and each leads to the other', async () => {
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

  test('are the day of the order and today by default, and one day does not differ from itself', async () => {
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
    ['from=1900-01-01', { from: ['On that day the order did not exist yet.'] }],
    ['to=2999-01-01', { to: ['We cannot say what will hold on a day still to come.'] }],
    ['from=2026-02-30', { from: ['That is not a day. Give it as 2026-01-31.'] }],
    ['from=2025-01-02&to=2025-01-01', { to: ['The second day must not come before the first one.'] }],
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

describe('what we knew on another day', () => {
  const colander = { list: 'bis_isi', key: '903' };
  const states = async (query: string) => (await get(`/api/orders/so-10-e-2026${query}`)).states;

  beforeAll(async () => {
    const requirement = inState('listed', { list: colander.list, listKey: colander.key });
    await createProduct({ name: 'Colander', requirements: [requirement] });
    const misread = { ...commences('2026-03-01'), recordedOn: '2026-01-10', withdrawnOn: '2026-02-10' };
    const corrected = { ...commences('2026-04-01'), recordedOn: '2026-02-10' };
    await createOrder({
      slug: 'so-10-e-2026',
      publishedOn: '2026-01-05',
      recordedOn: '2026-01-10',
      lines: [colander],
      effects: [misread, corrected],
    });
  });

  test('is what we said before we corrected it', async () => {
    expect(await states('?known_on=2026-02-09')).toMatchObject([
      { state: 'upcoming', until: '2026-02-28', entries: 1 },
    ]);
    expect(await states('?known_on=2026-02-10')).toMatchObject([{ state: 'upcoming', until: '2026-03-31' }]);
    expect(await states('?known_on=2026-02-09&as_of=2026-03-15')).toMatchObject([
      { state: 'in-force', since: '2026-03-01' },
    ]);
    expect(await states('?as_of=2026-03-15')).toMatchObject([{ state: 'upcoming', until: '2026-03-31' }]);
  });

  test('is the day of the question by default, and today gives what is known today', async () => {
    const { as_of, known_on, effects } = await get('/api/orders/so-10-e-2026?known_on=2026-02-09');
    expect([as_of, known_on]).toEqual(['2026-02-09', '2026-02-09']);
    expect(effects).toMatchObject([{ kind: 'commence', on: '2026-03-01' }]);
    const now = await states('');
    const known = await states(`?known_on=${todayInIndia()}`);
    expect(known).toEqual(now.map((state: object) => ({ ...state, in_force_since: null })));
  });

  test.each([
    ['2026-01-09', 'On that day we had not written anything down about this order yet.'],
    ['2999-01-01', 'We cannot say what will hold on a day still to come.'],
    ['soon', 'That is not a day. Give it as 2026-01-31.'],
  ])('is not known for %s', async (day, sentence) => {
    const answer = await site.get(`/api/orders/so-10-e-2026?known_on=${day}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ known_on: [sentence] });
    const shown = await page(`/orders/so-10-e-2026?known_on=${day}`);
    expect(shown.includes('aria-invalid="true"')).toBe(true);
  });

  test('stands on the page with a sentence that says so', async () => {
    const html = await page('/orders/so-10-e-2026?known_on=2026-02-09');
    expect(html.includes('This is what we had written down by 9 February 2026.')).toBe(true);
    expect(html.includes('on 1 March 2026')).toBe(true);
    expect(html.includes('on 1 April 2026')).toBe(false);
  });
});

test('an order with many products shows twelve, and all at an address of its own', async () => {
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
