import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { hsCodes } from '#db/schema/orders.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const page = async (path: string) => (await site.get(path)).text();
const row = (key: string) => ({ list: 'bis_isi', key });
const kettle = row('910');
const iron = row('911');
const fan = row('912');

beforeAll(async () => {
  await emptyContent();
  const service = await createService({ name: 'Home mark', sections: [{ name: 'Mandatory products' }] });
  await createService({ name: 'Advice' });
  for (const [name, { list, key }] of Object.entries({ Kettle: kettle, Iron: iron, Fan: fan })) {
    const requirement = inState('listed', { list, listKey: key, serviceId: service.id, standards: [`IS ${key}`] });
    await createProduct({ name, requirements: [requirement] });
  }
  const exportOnly = { kind: 'export' as const, condition: 'Goods for export are exempt.' };
  const begins = [commences('2026-03-01')];
  await createOrder({
    title: 'Kettles Order',
    number: 'S.O. 1(E)',
    lines: [kettle],
    effects: begins,
    exemptions: [exportOnly],
  });
  const ended = { kind: 'stock' as const, condition: 'Stock that has ended.', until: addDays(todayInIndia(), -1) };
  const old = await createOrder({
    ...{ title: 'Old irons Order', number: 'S.O. 2(E)', lines: [iron], effects: begins },
    exemptions: [{ kind: 'other', condition: 'Gone with the old order.' }],
  });
  await createOrder({
    ...{ title: 'Irons Order', number: 'S.O. 3(E)', publishedOn: '2026-04-01', lines: [iron] },
    effects: [commences('2026-05-01'), actsOn(old.id, 'supersede')],
    exemptions: [
      exportOnly,
      ended,
      { kind: 'transit', condition: 'Goods afloat pass.', until: addDays(todayInIndia(), 9) },
    ],
  });
  await createOrder({ title: 'Fans Order', number: 'S.O. 4(E)', lines: [fan], effects: begins });
  const fact = { confidence: 'gazette' as const };
  await writeContent(async (tx, changed) => {
    await tx.insert(hsCodes).values([
      { list: kettle.list, listKey: kettle.key, code: '85161000', basis: 'order', ...fact },
      { list: iron.list, listKey: iron.key, code: '851640', basis: 'ours', ...fact },
      { list: fan.list, listKey: fan.key, code: '841451', basis: 'ours', ...fact },
    ]);
    changed('hs_code', []);
  });
});

describe('the page of a service', () => {
  test('says what the orders in force exempt, and links to the whole', async () => {
    const html = await page('/services/test-schemes/home-mark');
    expect(html.includes('2 orders on this list grant exemptions')).toBe(true);
    expect(html.includes('Goods afloat pass.')).toBe(true);
    expect(html.includes('href="/services/test-schemes/home-mark/exemptions"')).toBe(true);
  });
});

describe('the exemptions of a service', () => {
  test('name every order that grants them, and leave out those that have ended', async () => {
    const html = await page('/services/test-schemes/home-mark/exemptions');
    expect(html.split('Goods for export are exempt.')).toHaveLength(2);
    for (const slug of ['kettles-order', 'irons-order'])
      expect(html.includes(`href="/orders/${slug}#exemptions"`)).toBe(true);
    for (const gone of ['Stock that has ended.', 'Gone with the old order.', '/orders/old-irons-order'])
      expect(html.includes(gone)).toBe(false);
  });

  test('come with the customs headings, those of the orders apart from our own', async () => {
    const html = await page('/services/test-schemes/home-mark/exemptions');
    const [named, chosen] = [html.indexOf('/search?q=8516'), html.indexOf('/search?q=8414')];
    expect(named).toBeGreaterThan(html.indexOf('HS headings that the orders name'));
    expect(chosen).toBeGreaterThan(html.indexOf('HS headings of our own choice'));
    expect(html.split('/search?q=8516')).toHaveLength(2);
  });

  test.each(['/services/test-schemes/advice/exemptions', '/services/other/home-mark/exemptions'])(
    'are not at %s',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
});

test('the page of a standard lists the exemptions order by order, and the customs codes of its products', async () => {
  const html = await page('/standards/is-911');
  expect(html.includes('href="/orders/irons-order#exemptions"')).toBe(true);
  expect(html.includes('Goods afloat pass.')).toBe(true);
  expect(html.includes('8516 40')).toBe(true);
});

test('the page of an order that was replaced says that its exemptions ended with it', async () => {
  const sentence = 'This order no longer stands, and its exemptions ended with it.';
  expect((await page('/orders/old-irons-order')).includes(sentence)).toBe(true);
  const irons = await page('/orders/irons-order');
  expect([irons.includes(sentence), irons.includes('Ended on ')]).toEqual([false, true]);
});
