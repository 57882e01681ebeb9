import { hasWords, searchWords } from '#core/text/search-words.ts';
import { type StateChoice, stateChoices, statesOn } from '#features/requirements/requirement-state.schema.ts';
import type { CatalogueStandard } from './catalogue-standard.ts';

/** The standards that have every word of `q` in number or title and, where asked, a requirement of that state. */
export function filterStandards(
  all: readonly CatalogueStandard[],
  { q, state }: { q: string; state: StateChoice | null },
  today: string,
): CatalogueStandard[] {
  const words = searchWords(q);
  const wanted: readonly string[] | null = state && stateChoices[state];
  return all.filter(
    ({ number, title, englishTitle, rows }) =>
      hasWords([number, title, englishTitle].join('\n').toLowerCase(), words) &&
      (!wanted || statesOn(rows, today).some((current) => wanted.includes(current))),
  );
}
