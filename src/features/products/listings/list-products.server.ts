import type { LanguageCode } from '#locales/languages.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { findProductIds, type ProductFilter, type Range } from '../find-product-ids.server.ts';
import { loadCatalogueProducts } from '../load-catalogue-products.server.ts';

/** One page of the products that match a filter, and the number that match. */
export async function listProducts(filter: ProductFilter, range: Range) {
  const { total, ids } = await findProductIds(filter, range);
  return { total, products: await loadCatalogueProducts(ids, filter.language) };
}

/** The number of products that one set of queries loads. */
const batch = 1_000;

/** Every product, for the call that returns the whole catalogue. */
export async function listEveryProduct(language: LanguageCode, today: string): Promise<CatalogueProduct[]> {
  const everything = { language, q: '', category: null, state: null, today };
  const { ids } = await findProductIds(everything, { page: 1, perPage: null });
  const products: CatalogueProduct[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    products.push(...(await loadCatalogueProducts(ids.slice(start, start + batch), language)));
  }
  return products;
}
