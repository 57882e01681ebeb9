import type { CatalogueProduct } from './catalogue-product.ts';

/** A few products that a reader of this one may mean: first those under the same standard, then of its category. */
export function relatedProducts(all: readonly CatalogueProduct[], id: number, limit = 6) {
  const own = all.find((product) => product.id === id);
  if (!own) return [];
  const others = all.filter((product) => product.id !== id);
  const sameStandard = others.filter(({ standards }) => standards.some((number) => own.standards.includes(number)));
  const [category] = own.categories;
  const sameCategory = category ? others.filter(({ categories }) => categories[0]?.slug === category.slug) : [];
  return [...new Set([...sameStandard, ...sameCategory])].slice(0, limit).map(({ slug, name }) => ({ slug, name }));
}
