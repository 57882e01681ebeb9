import { beforeAll, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orderDoubts } from '#db/schema/order-doubts.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const page = async (path: string) => (await site.get(path)).text();
const lids = 'Whether pans without a lid are meant is not known.';
const both = 'Which pans each of the two orders means, we have not read.';
const pan = { list: 'bis_isi', key: '930' };

beforeAll(async () => {
  await emptyContent();
  await createProduct({ name: 'Pan', requirements: [inState('listed', { list: pan.list, listKey: pan.key })] });
  const { id } = await createOrder({
    slug: 'so-30-e-2024',
    title: 'Pans Order, 2024',
    publishedOn: '2024-01-05',
    lines: [pan],
    effects: [commences('2024-02-01', ['large', 'medium', 'import']), commences('2024-06-01', ['small', 'micro'])],
  });
  await createOrder({
    slug: 'so-31-e-2025',
    number: 'S.O. 31(E)',
    title: 'Pans Order, 2025',
    publishedOn: '2025-01-05',
    lines: [pan],
    effects: [actsOn(id, 'supersede', { on: '2025-01-05' })],
  });
  await writeContent((tx) =>
    tx.insert(orderDoubts).values([
      { key: 'lids', say: lids, lines: [], orders: ['so-31-e-2025'], status: 'published' },
      { key: 'both', say: both, lines: [], orders: ['so-30-e-2024', 'so-31-e-2025'], status: 'published', position: 1 },
    ]),
  );
  const empty = await createOrder({ slug: 'so-32-e-2023', title: 'Pots Order, 2023', publishedOn: '2023-01-05' });
  await createOrder({
    slug: 'so-33-e-2024',
    number: 'S.O. 33(E)',
    disputed: true,
    effects: [actsOn(empty.id, 'supersede', { on: '2024-01-05' })],
  });
});

test('an order that was replaced names its successor, even if that one has no day', async () => {
  const { states } = await (await site.get('/api/orders/so-30-e-2024')).json();
  expect(states).toMatchObject([
    { audiences: ['large', 'medium', 'small', 'micro', 'import'], state: 'listed', by: { slug: 'so-31-e-2025' } },
  ]);
  const words = readWords(await page('/orders/so-30-e-2024'));
  expect(words).toContain('Under the order that replaced this one: Pans Order, 2025');
  expect(readWords(await page('/orders/so-31-e-2025'))).toContain(
    'The official list names it; we have not read the day',
  );
});

test('what is in doubt about the successor is said of the order that it replaced, with its name', async () => {
  expect(readWords(await page('/orders/so-30-e-2024'))).toMatch(
    /In doubt Which pans each of the two orders means, we have not read\. S\.O\. 31\(E\) ?: Whether pans without a lid are meant is not known\. (?!S\.O\. 31\(E\) ?: Which)/,
  );
  expect(readWords(await page('/orders/so-31-e-2025'))).toContain(`In doubt ${lids}`);
});

test('the successor is not named for a day before it came', async () => {
  const { states } = await (await site.get('/api/orders/so-30-e-2024?as_of=2024-03-01')).json();
  expect(states.map(({ by }: { by: unknown }) => by)).toEqual([null, null]);
});

test('an order without entries of a list says by which order it was replaced', async () => {
  expect(readWords(await page('/orders/so-32-e-2023'))).toMatch(/Replaced since 5 January 2024/);
});

test('a number that two orders bear is to be confirmed', async () => {
  expect(readWords(await page('/orders/so-33-e-2024'))).toMatch(/S\.O\. 33\(E\) to be confirmed/);
  expect(readWords(await page('/orders/so-31-e-2025'))).not.toContain('to be confirmed');
});

test('an order offers a calendar only if it has dates that the calendar shows', async () => {
  const ahead = await createOrder({ slug: 'so-34-e-2026', effects: [commences(addDays(todayInIndia(), 30))] });
  const offers = async (slug: string) => (await page(`/orders/${slug}`)).includes(`/orders/calendar/order/${slug}.ics`);
  expect([await offers(ahead.slug), await offers('so-30-e-2024')]).toEqual([true, false]);
});
