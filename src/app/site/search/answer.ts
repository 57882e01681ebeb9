import { languageContext } from '#app/context.server.ts';
import { findFirstAnswer } from '#app/page/find-first-answer.server.ts';
import { findFamilies } from '#features/families/find-families.server.ts';
import { searchCatalogue } from '#features/search/search.server.ts';
import type { Route } from './+types/answer';
import { readQuery } from './read-query.ts';

export const handle = { uncached: ['q'] } as const;

/** What answers a search typed on the home page: families, or a product; null when the results page has to be opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const query = readQuery(request, handle);
  const [results, familySearch] = await Promise.all([
    searchCatalogue(query, { language }),
    findFamilies(query, language),
  ]);
  const answer = await findFirstAnswer(query, familySearch, results, language);
  // Somebody who types a code looks for what has that number.
  return Response.json(answer?.family?.isCode ? null : answer);
}
