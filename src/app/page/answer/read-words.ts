import { redirect } from 'react-router';
import { longestShown } from '#app/page/search-address.ts';
import { languageOfPath } from '#core/text/language.ts';
import { plainLine } from '#core/text/plain-text.ts';
import type { SuggestedFact } from '#features/families/match/read-facts.ts';
import { readQuery } from '#features/families/match/read-query.ts';

/** The words of a search with which a page of a product was opened, and what they say of it. */
export type SaidWords = { q: string; said: SuggestedFact[] };

/**
 * Reads the words of a search from the address of a product's or a family's page. Such a page is drawn for each request,
 * so words that say nothing of a product lead to the page without them, which is cached.
 * @throws Response that redirects
 */
export function readWords(request: Request, given: string): SaidWords {
  const q = plainLine(given.slice(0, longestShown));
  const said = readQuery(q).facts;
  if (given && said.length === 0) {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.delete('q');
    // The router adds the language.
    const { rest } = languageOfPath(pathname);
    throw redirect(searchParams.size > 0 ? `${rest}?${searchParams}` : rest);
  }
  return { q, said };
}
