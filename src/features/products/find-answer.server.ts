import { sameWords } from '#core/text/same-words.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { listRequiredServices } from '#features/requirements/list-required-services.server.ts';
import { listRequirementsOfProduct } from '#features/requirements/list-requirements.server.ts';
import { drawUpSheet } from '#features/requirements/sheet/draw-up-sheet.server.ts';
import { isNamed } from '#features/search/is-named.server.ts';
import { isOrderNumber } from '#features/search/is-order-number.ts';
import type { SearchResults } from '#features/search/search.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The product that a search is about, with its sheet for everyone. */
export type Answer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

/** The sheet of the one product that a search names without doubt; null if there are none or several, or if it names an order. */
export async function findAnswer(query: string, results: SearchResults, language: LanguageCode) {
  const product = isOrderNumber(query) ? undefined : soleMatch(query, results);
  if (!product || !(await isNamed(query, { kind: 'product', id: product.id }))) return null;
  const [services, requirements] = await Promise.all([
    listRequiredServices(product.id, language),
    listRequirementsOfProduct(product.id, language),
  ]);
  const today = todayInIndia();
  const sheet = drawUpSheet({ services, requirements }, { reader: 'everyone', today, language });
  return { product: { slug: product.slug, name: product.name }, sheet };
}

/** The only product of that name, or else the only product that was found. */
function soleMatch(query: string, { products, totals }: SearchResults) {
  const named = products.filter(({ name }) => sameWords(name, query));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return (totals?.product ?? products.length) === 1 ? products[0] : undefined;
}
