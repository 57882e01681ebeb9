import { expect, test } from 'vitest';
import type { CatalogueProduct } from './catalogue-product.ts';
import { relatedProducts } from './related-products.ts';

function product(id: number, category: string, standards: string[] = []): CatalogueProduct {
  const categories = [{ slug: category, name: category }];
  return {
    id,
    slug: `p${id}`,
    name: `P${id}`,
    technicalName: null,
    categories,
    services: [],
    standards,
    otherNames: [],
  };
}

const all = [product(1, 'it', ['IS 1']), product(2, 'it'), product(3, 'home', ['IS 1']), product(4, 'home')];

test('products under the same standard come before those of the category, never the product itself', () => {
  expect(relatedProducts(all, 1).map(({ slug }) => slug)).toEqual(['p3', 'p2']);
});

test('gives no more than a few, and nothing for a product that is not listed', () => {
  expect(relatedProducts(all, 1, 1)).toHaveLength(1);
  expect(relatedProducts(all, 9)).toEqual([]);
});

test('a product without category shares none', () => {
  const bare = { ...product(7, 'x'), categories: [] };
  expect(relatedProducts([bare, { ...bare, id: 8, slug: 'p8' }], 7)).toEqual([]);
});
