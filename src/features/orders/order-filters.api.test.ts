import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '920' };
const lamp = { list: 'bis_crs', key: '921' };

async function slugs(query: string): Promise<string[]> {
  const answer = await site.get(`/api/orders?${query}`);
  expect(answer.status).toBe(200);
  const { orders } = await answer.json();
  return orders.map(({ slug }: { slug: string }) => slug).sort();
}

beforeAll(async () => {
  await emptyContent();
  await createStandard({ number: 'IS 920:2020' });
  const { id: serviceId } = await createService({ name: 'Zorbit mark', slug: 'zorbit-mark' });
  const row = ({ list, key }: typeof kettle) => ({ list, listKey: key, serviceId });
  const standards = ['IS 920:2020'];
  await createProduct({ name: 'Zorbit kettle', requirements: [inState('listed', { ...row(kettle), standards })] });
  await createProduct({
    name: 'Zorbit lamp',
    requirements: [inState('listed', { list: lamp.list, listKey: lamp.key })],
  });
  const older = await createOrder({
    slug: 'kettles-2020',
    publishedOn: '2020-01-05',
    lines: [kettle],
    effects: [commences('2020-05-01')],
  });
  await createOrder({
    slug: 'kettles-2024',
    publishedOn: '2024-01-05',
    lines: [kettle],
    effects: [
      commences('2024-05-01', ['large', 'medium', 'import']),
      commences('2999-01-01', ['small', 'micro']),
      actsOn(older.id, 'supersede', { on: '2024-05-01' }),
    ],
  });
  const { id } = await createOrder({
    slug: 'lamps-2021',
    publishedOn: '2021-01-05',
    lines: [lamp],
    effects: [commences('2021-05-01')],
  });
  await createOrder({
    slug: 'end-of-lamps',
    kind: 'rescission',
    publishedOn: '2025-01-05',
    effects: [actsOn(id, 'rescind')],
  });
  const guide = await createOrder({ slug: 'guide-2019', kind: 'guideline', publishedOn: '2019-01-05' });
  await createOrder({
    slug: 'guide-2022',
    kind: 'guideline',
    publishedOn: '2022-01-05',
    effects: [actsOn(guide.id, 'supersede')],
  });
});

test('the register is filtered by the state of its entries, and by audience', async () => {
  expect(await slugs('state=in-force')).toEqual(['kettles-2024']);
  expect(await slugs('state=upcoming')).toEqual(['kettles-2024']);
  expect(await slugs('state=in-force&audience=micro')).toEqual([]);
  expect(await slugs('state=upcoming&audience=micro')).toEqual(['kettles-2024']);
  expect(await slugs('state=withdrawn')).toEqual(['lamps-2021']);
  expect(await slugs('audience=import')).toEqual(['kettles-2024']);
});

test('an order that another one replaced is found as such, whether or not entries stand under it', async () => {
  expect(await slugs('state=replaced')).toEqual(['guide-2019', 'kettles-2020']);
  expect(await slugs('state=replaced&as_of=2023-06-01')).toEqual(['guide-2019']);
  expect(await slugs('state=replaced&as_of=2021-06-01')).toEqual([]);
  const html = await (await site.get('/orders?state=replaced')).text();
  expect(html).toMatch(/href="\/orders\/guide-2019".*?<\/tr>/s);
  expect(/href="\/orders\/guide-2019".*?<\/tr>/s.exec(html)?.[0]).toContain('Replaced');
});

test('the register is filtered by what its entries concern', async () => {
  expect(await slugs('service=zorbit-mark')).toEqual(['kettles-2020', 'kettles-2024']);
  expect(await slugs('product=zorbit-lamp')).toEqual(['lamps-2021']);
  expect(await slugs('standard=is-920-2020')).toEqual(['kettles-2020', 'kettles-2024']);
  expect(await slugs('service=no-such')).toEqual([]);
});

test('the register is filtered by the day of its orders', async () => {
  expect(await slugs('from=2021-01-05&to=2024-01-04')).toEqual(['guide-2022', 'lamps-2021']);
});

test('as of another day, the register holds what had been published, in the state of that day', async () => {
  expect(await slugs('as_of=2023-06-01')).toEqual(['guide-2019', 'guide-2022', 'kettles-2020', 'lamps-2021']);
  expect(await slugs('as_of=2023-06-01&state=in-force')).toEqual(['kettles-2020', 'lamps-2021']);
  const { orders } = await (await site.get('/api/orders?as_of=2023-06-01&product=zorbit-kettle')).json();
  expect(orders[0].states[0]).toMatchObject({ state: 'in-force', since: '2020-05-01' });
});

test.each([
  ['as_of=2999-01-01', 'as_of'],
  ['as_of=yesterday', 'as_of'],
  ['from=2024-01-01&to=2023-01-01', 'to'],
])('%s is refused with a sentence at its field', async (query, field) => {
  const answer = await site.get(`/api/orders?${query}`);
  expect(answer.status).toBe(422);
  const { errors } = await answer.json();
  expect(errors[field]).toEqual([expect.stringMatching(/\.$/)]);
});

test('only the first twelve words of a search are sought, and each of them once', async () => {
  const first = 'La Lam am mp ps Or Ord rd de er L O'.split(' ');
  const all = await slugs(`q=${encodeURIComponent(first.join(' '))}`);
  expect(all).not.toEqual([]);
  expect(await slugs(`q=${encodeURIComponent([...first, ...first, 'nowhere'].join(' '))}`)).toEqual(all);
  expect(await slugs('q=nowhere')).toEqual([]);
});

test.each(['q=kett%00les', 'authority=%00', 'service=%00', 'product=%00', 'standard=%00'])(
  'a NUL, which no text in the database can contain, is not searched for: %s',
  async (query) => expect((await site.get(`/api/orders?${query}`)).status).toBe(200),
);

test.each([
  ['orders?from=0000-01-01', 422],
  ['orders?to=0000-12-31', 422],
  ['orders?from=0001-01-01&to=9999-12-31', 200],
  ['deadlines?from=0000-01-01', 422],
  ['deadlines?from=9999-12-31', 200],
])('the first and the last days of the calendar are days or refused: %s', async (path, status) => {
  expect((await site.get(`/api/${path}`)).status).toBe(status);
});

test('the page has the same filters in its address, and names those that are chosen', async () => {
  const html = await (await site.get('/orders?state=in-force&audience=import&service=zorbit-mark')).text();
  expect(html).toContain('href="/orders/kettles-2024"');
  expect(html).not.toContain('href="/orders/kettles-2020"');
  expect(html).toContain('Zorbit mark');
  const unknown = await site.get('/orders?state=nonsense&audience=import', { redirect: 'manual' });
  expect(unknown.status).toBe(302);
  expect(unknown.headers.get('location')).toContain('audience=import');
});
