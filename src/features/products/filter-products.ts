import { hasWords, searchWords } from '#core/text/search-words.ts';
import {
  type RequirementState,
  type StateChoice,
  stateChoices,
  statesOn,
} from '#features/requirements/requirement-state.schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

export type ProductFilter = { q: string; category: string | null; state: StateChoice | null };

/**
 * The products that have every word of `q` in a name, a category or the number of a standard, and
 * that are of the category and state. Those with the words in their name come first.
 */
export function filterProducts(products: readonly CatalogueProduct[], filter: ProductFilter, today: string) {
  const wanted: readonly RequirementState[] | null = filter.state && stateChoices[filter.state];
  const words = searchWords(filter.q);
  const found = products.filter(
    (product) =>
      (!filter.category || product.categories.some(({ slug }) => slug === filter.category)) &&
      (!wanted || product.services.some(({ rows }) => statesOn(rows, today).some((state) => wanted.includes(state)))) &&
      hasWords(searchText(product), words),
  );
  if (words.length === 0) return found;
  const inName = (product: CatalogueProduct) => hasWords(product.name.toLowerCase(), words);
  return [...found.filter(inName), ...found.filter((product) => !inName(product))];
}

function searchText({ name, technicalName, categories, standards, otherNames }: CatalogueProduct): string {
  const parts = [name, technicalName, ...otherNames, ...categories.map((category) => category.name), ...standards];
  return parts.join('\n').toLowerCase();
}
