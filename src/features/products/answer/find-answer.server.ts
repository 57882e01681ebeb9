import { and, eq } from '#core/drizzle.ts';
import { sameWords } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { listRequiredServices } from '#features/requirements/list-required-services.server.ts';
import { listRequirementsOfProduct } from '#features/requirements/list-requirements.server.ts';
import { listSideRulesOfProduct } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import { howNamed } from '#features/search/how-named.server.ts';
import { isOrderNumber } from '#features/search/query/query.ts';
import type { SearchResults } from '#features/search/search.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { drawUpProductSheet } from '../sheet/draw-up-product-sheet.server.ts';
import { namesProduct } from './names-product.ts';

/** The product that a search is about, with its sheet for everyone. */
export type Answer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

/** The sheet of the one product that a search names without doubt; null if there are none or several, or if it names an order. */
export async function findAnswer(query: string, results: SearchResults, language: LanguageCode) {
  const product = isOrderNumber(query) ? undefined : soleMatch(query, results);
  if (!product || !(await isMeant(query, product.id))) return null;
  const [services, requirements, sideRules] = await Promise.all([
    listRequiredServices(product.id, language),
    listRequirementsOfProduct(product.id, language),
    listSideRulesOfProduct(product.id, language),
  ]);
  const { slug, name } = product;
  const listed = { slug, services, requirements, sideRules };
  return {
    product: { slug, name },
    ...(await drawUpProductSheet(listed, { reader: 'everyone', language })),
    isNamed: sameWords(name, query),
  };
}

/** The only product of that name, or else the only product that was found. */
function soleMatch(query: string, { products: listed, totals }: SearchResults) {
  const named = listed.filter(({ name }) => sameWords(name, query));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return (totals?.product ?? listed.length) === 1 ? listed[0] : undefined;
}

async function isMeant(query: string, id: number): Promise<boolean> {
  const named = await howNamed(query, { kind: 'product', id });
  if (named !== 'by-title') return named === 'by-key';
  return namesProduct(query, await listNames(id));
}

/** Its name, then what else it is called, in every language. */
async function listNames(id: number): Promise<string[]> {
  const { name, technicalName, translations } = products;
  const rows = await db()
    .selectDistinct({ name, technicalName, translations, listedAs: mandatoryProducts.listedAs })
    .from(products)
    .leftJoin(mandatoryProducts, and(eq(mandatoryProducts.productId, id), eq(mandatoryProducts.status, 'published')))
    .where(eq(products.id, id));
  const names = rows.flatMap((row) => [
    row.name,
    row.technicalName,
    row.listedAs,
    ...Object.values(row.translations).flatMap((texts) => [texts.name, texts.technicalName]),
  ]);
  return names.filter((name) => name != null);
}
