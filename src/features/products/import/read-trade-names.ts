import { z } from 'zod';
import { required, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import type { ImportedProduct } from './resolve-products.ts';

const file = 'trade-names.csv';
const schema = z.object({ trade_name: required, product_slug: slug, source: required });

/** What the trade calls the products beside their names in the lists, by the product's slug. */
export async function readTradeNames(
  content: ContentFiles,
  products: ImportedProduct[],
): Promise<Map<string, string[]>> {
  const rows = await content.csv(file, schema);
  reportRepeats(rows, (row) => `${row.trade_name} ${row.product_slug}`, content.problems);
  const known = new Set(products.map((product) => product.slug));
  for (const { line, product_slug } of rows) {
    if (!known.has(product_slug)) content.problems.push({ file, line, reason: `there is no product ${product_slug}` });
  }
  const byProduct = Map.groupBy(rows, (row) => row.product_slug);
  return new Map([...byProduct].map(([productSlug, names]) => [productSlug, names.map((row) => row.trade_name)]));
}
