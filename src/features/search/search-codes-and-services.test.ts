import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { hsCodes } from '#db/schema/orders.ts';
import { services } from '#db/schema/services.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct, createProducts } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { searchCatalogue } from './search.server.ts';

withTestDatabase();

describe('the services of a product', () => {
  beforeAll(async () => {
    await emptyContent();
    const { id: serviceId } = await createService({
      name: 'Quixot Registration for Factories',
      shortName: 'QRF',
      translations: { hi: { shortName: 'क्यूआरएफ' }, de: { name: 'Quixot-Zulassung für Werke' } },
    });
    for (const name of ['Jar', 'Lid']) await createProduct({ name, requirements: [inForce({ serviceId })] });
  });

  const found = async (query: string) => {
    const { products, totals } = await searchCatalogue(query, { language: 'en' });
    return { names: products.map(({ name }) => name), total: totals?.product };
  };

  test.each(['QRF', 'qrf jar', 'क्यूआरएफ'])('are found by their short name in %s', async (query) => {
    expect((await found(query)).names).toContain('Jar');
  });

  test('are found by the words of their German names, by readers of German alone', async () => {
    const inLanguage = async (language: 'de' | 'en') =>
      (await searchCatalogue('werke zulass', { language })).services.map(({ name }) => name);
    expect(await inLanguage('de')).toEqual(['Quixot-Zulassung für Werke']);
    expect(await inLanguage('en')).toEqual([]);
  });

  test('are counted, and come after products with the word in their names', async () => {
    await createProduct({ name: 'QRF tester' });
    expect(await found('QRF')).toEqual({ names: ['QRF tester', 'Jar', 'Lid'], total: 3 });
  });

  test('are not found by the other words of their names', async () => {
    expect((await found('Quixot Registration')).names).toEqual([]);
  });

  test('are found by a new name as soon as the service has it', async () => {
    await writeContent(async (tx, changed) => {
      const renamed = await tx
        .update(services)
        .set({ shortName: 'WXF' })
        .where(eq(services.shortName, 'QRF'))
        .returning();
      changed(
        'service',
        renamed.map(({ id }) => id),
      );
    });
    expect((await found('WXF')).names).toEqual(['Jar', 'Lid']);
    expect((await found('QRF')).names).toEqual(['QRF tester']);
  });

  test('are counted beyond the number of products that one search ranks', async () => {
    const { id: serviceId } = await createService({ name: 'Zetamark' });
    const requirements = [inForce({ serviceId })];
    await createProducts(Array.from({ length: 410 }, (_, number) => ({ name: `Bolt ${number}`, requirements })));
    expect((await found('zetamark')).total).toBe(410);
  });
});

describe('customs codes', () => {
  beforeAll(async () => {
    await createProduct({ name: 'Zeppelin', requirements: [inForce({ list: 'bis_isi', listKey: '901' })] });
    const code = { list: 'bis_isi', listKey: '901', basis: 'ours', confidence: 'own' } as const;
    await writeContent((tx) => tx.insert(hsCodes).values({ ...code, code: '88010020' }));
  });

  test.each(['8801', '8801 00', '880100', '8801.00.20', 'HSN 8801', 'hs 880100'])(
    'find a product by %j',
    async (query) => {
      const { products } = await searchCatalogue(query, { language: 'en' });
      expect(products.map(({ name }) => name)).toEqual(['Zeppelin']);
    },
  );

  test('find products with the whole code before those that share only its heading', async () => {
    await createProduct({ name: 'Airship', requirements: [inForce({ list: 'bis_isi', listKey: '902' })] });
    const code = { list: 'bis_isi', listKey: '902', basis: 'ours', confidence: 'own' } as const;
    await writeContent((tx) => tx.insert(hsCodes).values({ ...code, code: '880190' }));
    for (const query of ['8801 00', '8801 00 20', '8801-00']) {
      const { products } = await searchCatalogue(query, { language: 'en' });
      expect(
        products.map(({ name }) => name),
        query,
      ).toEqual(['Zeppelin', 'Airship']);
    }
  });
});
