import { hasWords, type StateChoice, searchWords, stateChoices } from '#features/products/filter-products.ts';
import { statesOn } from '#features/products/listed-product.ts';
import type { ListedStandard } from './listed-standard.ts';

/** The standards that have every word of `q` in number or title and, where asked, a requirement of that state. */
export function filterStandards(
  all: readonly ListedStandard[],
  { q, state }: { q: string; state: StateChoice | null },
  today: string,
): ListedStandard[] {
  const words = searchWords(q);
  const wanted: readonly string[] | null = state && stateChoices[state];
  return all.filter(
    ({ number, title, englishTitle, rows }) =>
      hasWords([number, title, englishTitle].join('\n').toLowerCase(), words) &&
      (!wanted || statesOn(rows, today).some((current) => wanted.includes(current))),
  );
}
