import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { listFamiliesOfProduct } from './list-families-of-product.server.ts';

withTestDatabase();

test('a product leads to the families of its rows, and one that is on no list to none', async () => {
  const slugsOf = async (product: string) => (await listFamiliesOfProduct(product, 'en')).map(({ slug }) => slug);
  expect(await slugsOf('led-lamp')).toContain('led-bulb');
  expect(await slugsOf('vacuum-cleaner')).toContain('vacuum-cleaner');
  expect(await slugsOf('nothing-at-all')).toEqual([]);
});
