import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { services } from '#db/schema/services.ts';
import { writeContent } from '#db/write-content.server.ts';
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
      translations: { hi: { shortName: 'क्यूआरएफ' } },
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
