import type { CatalogueProduct } from './catalogue-product.ts';

/** The categories that the products have, by name. */
export function listCategories(products: readonly CatalogueProduct[]): { slug: string; name: string }[] {
  const bySlug = new Map(products.flatMap(({ categories }) => categories.map((category) => [category.slug, category])));
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name));
}
