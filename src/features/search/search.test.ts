import { beforeAll, describe, expect, test } from 'vitest';
import { type SQL, sql } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import type { products } from '#db/schema/products.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { indexDocuments } from './index-documents.server.ts';
import { searchAnswer } from './search.schema.ts';
import { searchCatalogue } from './search.server.ts';

const database = withTestDatabase();
const search = (query: string, perGroup = 8) => searchCatalogue(query, { language: 'en', perGroup });

describe('a catalogue', () => {
  beforeAll(async () => {
    await emptyContent();
    const under = (number: string) => [inForce({ standards: [number] })];
    await createProduct({ name: 'Vacuum cleaner', requirements: under('IS 302-2-26:2014') });
    await createProduct({ name: 'Amplifier', requirements: under('IS 616:2017') });
    await createProduct({
      name: 'Laptop',
      requirements: [inForce({ standards: ['IS 13252 (Part 1):2010'], eeeCode: 'ITEW-3' })],
    });
    await createProduct({ name: 'Screen', technicalName: 'Monitor', requirements: under('IS/IEC 62368-1:2023') });
    await createProduct({ name: 'Modem', requirements: [inForce({ others: 'TEC59432407' })] });
    await createProduct({ name: 'Cement', requirements: [inForce({ orderReference: 'S.O. 191(E)' })] });
    await createProduct({ name: 'Wermsel holder' });
    await createProduct({ name: 'Stationary storage type heater', tradeNames: ['wermsel'] });
    for (let number = 1; number <= 21; number += 1) await createProduct({ name: `Steel bar ${number}` });
  });

  test.each([
    ['IS 616', 'IS 616:2017', 'Amplifier'],
    ['is-616', 'IS 616:2017', 'Amplifier'],
    ['IS616', 'IS 616:2017', 'Amplifier'],
    ['616', 'IS 616:2017', 'Amplifier'],
    ['IS 13252', 'IS 13252 (Part 1):2010', 'Laptop'],
    ['IS 13252 (Part 1)', 'IS 13252 (Part 1):2010', 'Laptop'],
    ['is 302-2-26', 'IS 302-2-26:2014', 'Vacuum cleaner'],
    ['IS/IEC 62368-1', 'IS/IEC 62368-1:2023', 'Screen'],
  ])('%s finds %s first, with its product', async (query, number, product) => {
    const found = await search(query);
    expect(found.standards[0]).toMatchObject({ name: number, product: { name: product } });
    expect(found.products[0]).toMatchObject({ name: product, services: [{ service_name: 'Test mark' }] });
  });

  test.each([
    ['moniter', 'Screen'],
    ['ITEW-3', 'Laptop'],
    ['TEC59432407', 'Modem'],
    ['S.O. 191(E)', 'Cement'],
  ])('%s finds %s, by a slip of the finger, a code or an order', async (query, product) => {
    expect((await search(query)).products.map(({ name }) => name)).toEqual([product]);
  });

  test.each(['wermsel', 'Werm-Sel', 'werm sel'])('%s finds a product by its trade name, first', async (query) => {
    expect((await search(query)).products[0]?.name).toBe('Stationary storage type heater');
  });

  test('returns as many of each kind as the caller wants', async () => {
    expect((await search('steel')).products).toHaveLength(8);
    expect((await search('steel', 20)).products).toHaveLength(20);
  });

  test.each([
    'x'.repeat(10_000),
    '%%%',
    'a%b_c\\',
    "a'b:*&|!(",
    '\0\0\0',
    'a\0bcd',
    '\ud800abc',
    '🙂🙂🙂',
    'http://x.y/z',
    '-1 -2 -3',
  ])('has a clear answer to %j', async (query) => {
    expect(searchAnswer.safeParse(await search(query)).success).toBe(true);
  });
});

describe('what is written', () => {
  let lamp: typeof products.$inferSelect;

  beforeAll(async () => {
    lamp = await createProduct({
      name: 'Zorbit lamp',
      description: '<p>Glows <b>quixotically</b>.</p>',
      translations: { hi: { name: 'ज़ोर्बिट दीपक' } },
      requirements: [inForce({ standards: ['IS 98765 (Part 3):2025'] })],
    });
  });

  const names = async (query: string) => (await search(query)).products.map(({ name }) => name);

  test('is found by name, prefix, typing error, body and number', async () => {
    for (const query of ['Zorbit lamp', 'zorb', 'zorbti', 'quixotically', 'IS 98765', '98765-3']) {
      expect(await names(query)).toContain('Zorbit lamp');
    }
  });

  test('is not found by a lone letter or figure among other words', async () => {
    await createProduct({ name: 'Frobnik hook, type B, part 1' });
    expect(await names('<b>qqxzvw(1)</b>')).toEqual([]);
    expect(await names('qqxzvw frobnik 1')).toContain('Frobnik hook, type B, part 1');
  });

  test('is found by its Hindi name and shown in the language of the call', async () => {
    expect(await names('दीपक')).toEqual(['Zorbit lamp']);
    const hindi = await searchCatalogue('zorbit', { language: 'hi' });
    expect(hindi.products[0]?.name).toBe('ज़ोर्बिट दीपक');
  });

  test('follows the new number of its standard', async () => {
    await writeContent(async (tx, changed) => {
      const { rows } = await tx.execute<{ id: number }>(
        sql`update standards set number = 'IS 87654:2026' where number = 'IS 98765 (Part 3):2025' returning id`,
      );
      changed(
        'standard',
        rows.map(({ id }) => id),
      );
    });
    expect(await names('IS 87654')).toEqual(['Zorbit lamp']);
    expect(await names('IS 98765')).not.toContain('Zorbit lamp');
  });

  test('follows the short name of its service, and whether that is public', async () => {
    const change = (set: SQL) =>
      writeContent(async (tx, changed) => {
        const { rows } = await tx.execute<{ id: number }>(
          sql`update services set ${set} where id in (select service_id from mandatory_products where product_id = ${lamp.id}) returning id`,
        );
        changed(
          'service',
          rows.map(({ id }) => id),
        );
      });
    await change(sql`short_name = 'Mirkwald mark'`);
    expect(await names('mirkwald')).toContain('Zorbit lamp');
    await change(sql`tagline = 'Something else'`);
    expect(await names('mirkwald')).toContain('Zorbit lamp');
    await change(sql`status = 'draft'`);
    expect(await names('mirkwald')).not.toContain('Zorbit lamp');
    await change(sql`status = 'published'`);
    expect(await names('mirkwald')).toContain('Zorbit lamp');
    await change(sql`short_name = 'Ottertal mark'`);
    expect(await names('mirkwald')).toEqual([]);
    expect(await names('ottertal')).toContain('Zorbit lamp');
  });

  test('can be found only while it is published, and only after its transaction has been committed', async () => {
    const show = (status: 'draft' | 'published', end: () => void) =>
      writeContent(async (tx, changed) => {
        await tx.execute(sql`update products set status = ${status} where id = ${lamp.id}`);
        changed('product', [lamp.id]);
        end();
      });
    const fail = () => {
      throw new Error('undone');
    };
    await expect(show('draft', fail)).rejects.toThrow('undone');
    expect(await names('zorbit')).toEqual(['Zorbit lamp']);
    await show('draft', () => {});
    expect(await names('zorbit')).toEqual([]);
    await show('published', () => {});
    expect(await names('zorbit')).toEqual(['Zorbit lamp']);
  });

  test('is the same after everything is rebuilt', async () => {
    const documents = () =>
      database().execute(
        sql`select kind, ref_id, title, numbers, other_titles, body from search_documents order by 1, 2`,
      );
    const before = await documents();
    await writeContent((tx) => indexDocuments(tx, 'everything'));
    expect((await documents()).rows).toEqual(before.rows);
  });
});
