import { beforeAll, expect, test } from 'vitest';
import { writeContent } from '#db/content/write-content.server.ts';
import { hsCodes } from '#db/schema/orders.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '910' };
const lamp = { list: 'bis_crs', key: '911' };
const source = { source: 'e-Gazette', confidence: 'gazette' } as const;

/** The words of a section of a page; empty when the page has no such section. */
async function sectionOf(path: string, id: string): Promise<string> {
  const html = await (await site.get(path)).text();
  const section = new RegExp(`<section[^>]*aria-labelledby="${id}[^>]*>.*?</section>`, 's').exec(html)?.[0] ?? '';
  return readWords(section);
}

beforeAll(async () => {
  await emptyContent();
  for (const [name, { list, key }] of [
    ['Zorbit kettle', kettle],
    ['Zorbit lamp', lamp],
  ] as const) {
    await createProduct({ name, requirements: [inState('listed', { list, listKey: key })] });
  }
  await createOrder({
    number: 'S.O. 81(E)',
    title: 'Zorbit Kettles Order',
    publishedOn: '2024-01-05',
    lines: [kettle],
    effects: [commences('2024-05-01')],
    exemptions: [
      { kind: 'research', appliesTo: 'import', condition: 'For research.', upTo: 'No more than 200 units.' },
      { kind: 'stock', condition: 'Stock made before the first day.', until: '2024-10-31' },
      { kind: 'transit', condition: 'Goods under way.', until: '2999-10-31' },
    ],
  });
  const { id } = await createOrder({
    number: 'S.O. 82(E)',
    title: 'Zorbit Lamps Order',
    publishedOn: '2024-01-05',
    lines: [lamp],
    effects: [commences('2024-05-01')],
    exemptions: [{ kind: 'export', condition: 'Lamps for export.' }],
  });
  await createOrder({
    title: 'Rescission of it',
    kind: 'rescission',
    publishedOn: '2025-01-05',
    effects: [actsOn(id, 'rescind')],
  });
  await writeContent((tx) =>
    tx.insert(hsCodes).values([
      { ...source, list: kettle.list, listKey: kettle.key, code: '851671', basis: 'ours' },
      { ...source, list: kettle.list, listKey: kettle.key, code: '8516', basis: 'ours' },
      { ...source, list: lamp.list, listKey: lamp.key, code: '94051900', basis: 'order' },
    ]),
  );
});

test('a product page says what its order leaves free today, for whom and until when', async () => {
  const exemptions = await sectionOf('/products/zorbit-kettle', 'exemptions');
  expect(exemptions).toContain('S.O. 81(E)');
  expect(exemptions).toMatch(/Research and development Imports only For research\. .*No more than 200 units\./);
  expect(exemptions).toMatch(/Goods in transit Goods under way\. .*Until 31 October 2999/);
  expect(exemptions).not.toContain('Existing stock');
});

test('an order that has been rescinded has no exemptions to name', async () => {
  expect(await sectionOf('/products/zorbit-lamp', 'exemptions')).toBe('');
});

test('a product page gives the finest customs codes, and says whose they are', async () => {
  const kettles = await sectionOf('/products/zorbit-kettle', 'certification');
  expect(kettles).toMatch(/Customs codes 8516 71 HS codes of our own choice/);
  const lamps = await sectionOf('/products/zorbit-lamp', 'certification');
  expect(lamps).toMatch(/Customs codes 9405 19 00 HS codes that the order names/);
});
