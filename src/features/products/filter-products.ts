import type { RequirementState } from '#db/schema/mandatory-products.ts';
import { type ListedProduct, statesOn } from './listed-product.ts';

/** What the filter "state" of a list offers, and the legal states that each choice stands for. */
export const stateChoices = {
  'in-force': ['in-force'],
  upcoming: ['upcoming'],
  paused: ['paused'],
  withdrawn: ['de-notified', 'rescinded'],
} as const satisfies Record<string, readonly RequirementState[]>;
export type StateChoice = keyof typeof stateChoices;

export type ProductFilter = { q: string; category: string | null; state: StateChoice | null };

/**
 * The products that have every word of `q` in a name, a category or the number of a standard, and
 * that are of the category and state. Those with the words in their name come first.
 */
export function filterProducts(products: readonly ListedProduct[], filter: ProductFilter, today: string) {
  const wanted: readonly RequirementState[] | null = filter.state && stateChoices[filter.state];
  const words = searchWords(filter.q);
  const found = products.filter(
    (product) =>
      (!filter.category || product.categories.some(({ slug }) => slug === filter.category)) &&
      (!wanted || product.services.some(({ rows }) => statesOn(rows, today).some((state) => wanted.includes(state)))) &&
      hasWords(searchText(product), words),
  );
  if (words.length === 0) return found;
  const inName = (product: ListedProduct) => hasWords(product.name.toLowerCase(), words);
  return [...found.filter(inName), ...found.filter((product) => !inName(product))];
}

/** The words of a search, small; `IS13252` is read as `is 13252`, as numbers are printed. */
export function searchWords(q: string): string[] {
  const spaced = q.toLowerCase().replace(/\b(is|iec)(?=\d)/g, '$1 ');
  return spaced.split(/\s+/).filter(Boolean);
}

export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function searchText({ name, technicalName, categories, standards, otherNames }: ListedProduct): string {
  const parts = [name, technicalName, ...otherNames, ...categories.map((category) => category.name), ...standards];
  return parts.join('\n').toLowerCase();
}
