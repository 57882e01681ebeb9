import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { listRelatedProducts } from './list-related-products.server.ts';

withTestDatabase();

const under = (number: string) => [inForce({ standards: [number] })];
const ids: Record<string, number> = {};

beforeAll(async () => {
  await emptyContent();
  ids.laptop = (await createProduct({ name: 'Laptop', categories: ['IT'], requirements: under('IS 1') })).id;
  await createProduct({ name: 'Monitor', categories: ['IT'], translations: { hi: { name: 'मॉनिटर' } } });
  await createProduct({ name: 'Server', categories: ['IT'], requirements: under('IS 1') });
  await createProduct({ name: 'Toaster', categories: ['Home', 'IT'], requirements: under('IS 1') });
  await createProduct({ name: 'Lamp', categories: ['Home'], requirements: under('IS 2') });
  ids.bare = (await createProduct({ name: 'Bare' })).id;
  await createProduct({ name: 'Bare too' });
});

const related = async (id = 0, limit?: number) => (await listRelatedProducts(id, 'en', limit)).map(({ slug }) => slug);

test('products under the same standard come before those of the category, never the product itself', async () => {
  expect(await related(ids.laptop)).toEqual(['server', 'toaster', 'monitor']);
});

test('returns only a few, and none for a product that is not listed', async () => {
  expect(await related(ids.laptop, 1)).toEqual(['server']);
  expect(await related(999_999)).toEqual([]);
});

test('a product without a category has none in common', async () => {
  expect(await related(ids.bare)).toEqual([]);
});

test('returns their names in the language of the page', async () => {
  expect((await listRelatedProducts(ids.laptop ?? 0, 'hi')).map(({ name }) => name)).toContain('मॉनिटर');
});
