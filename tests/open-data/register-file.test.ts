import { beforeAll, expect, test } from 'vitest';
import { readCsvRows } from '#features/open-data/table-text.ts';
import { ordersTable } from '#features/open-data/tables/orders-table.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '920' };

beforeAll(async () => {
  await emptyContent();
  await createProduct({
    name: 'Zorbit kettle',
    requirements: [inState('listed', { list: kettle.list, listKey: kettle.key })],
  });
  await createOrder({
    slug: 'kettles-2024',
    publishedOn: '2024-01-05',
    lines: [kettle],
    effects: [commences('2024-05-01')],
  });
  await createOrder({
    slug: 'guide-2019',
    kind: 'guideline',
    publishedOn: '2019-01-05',
    title: '=HYPERLINK("x") guide',
  });
  for (let number = 1; number <= 25; number += 1)
    await createOrder({ slug: `rules-${number}`, kind: 'rules', title: `Rules of part ${number}`, subject: 'Lids' });
});

const ask = (query: string) => site.get(`/orders/register.csv${query}`);
async function slugs(query: string) {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return readCsvRows(ordersTable, await answer.text()).map(({ slug }) => slug);
}

test('the file of the register has the orders of the filters chosen, newest first', async () => {
  expect(await slugs('')).toHaveLength(27);
  expect(await slugs('?kind=guidance')).toEqual(['guide-2019']);
  expect(await slugs('?state=in-force')).toEqual(['kettles-2024']);
  expect(await slugs('?state=in-force&kind=guidance')).toEqual([]);
  expect(await slugs('?q=lids')).toHaveLength(25);
  expect((await slugs('')).slice(-2)).toEqual(['kettles-2024', 'guide-2019']);
});

test('the register links to the file of what it shows, on every page of it', async () => {
  const page = await (await site.get('/orders?kind=orders&q=lids&page=2')).text();
  expect(page).toContain('href="/orders/register.csv?kind=orders&amp;q=lids"');
});

test('it is a download named after the filters, which no browser opens as a page', async () => {
  const { headers } = await ask('?kind=guidance');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(headers.get('content-disposition')).toBe('attachment; filename=orders-guidance.csv');
  expect(headers.get('content-security-policy')).toContain('sandbox');
});

test('a title that a spreadsheet would run is written as text', async () => {
  expect(await (await ask('?kind=guidance')).text()).toContain(`,"'=HYPERLINK(""x"") guide"`);
});

test.each([
  ['of an unknown state', '?state=everything'],
  ['of the name of a part of objects', '?kind=__proto__'],
  ['of the name of a method', '?service=constructor'],
  ['of a query', '?authority=%27%3B+drop+table+orders%3B--'],
  ['of a thousand letters', `?audience=${'large'.repeat(200)}`],
])('a filter %s is refused in words', async (_, query) => {
  const answer = await ask(query);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('The register has no such filter.');
});

test('a search of any length, script or sign finds nothing and fails nowhere', async () => {
  for (const q of ['%00', '%', '_', '\\', "'", 'e '.repeat(500), 'x'.repeat(3000), '\u0300'.repeat(200), '\ud800'])
    expect(Array.isArray(await slugs(`?q=${q === '%00' ? q : encodeURIComponent(q.toWellFormed())}`))).toBe(true);
});
