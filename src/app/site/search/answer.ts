import { languageContext } from '#app/context.server.ts';
import { findFirstAnswer } from '#app/page/answer/find-first-answer.server.ts';
import { findFamilies } from '#features/families/find-families.server.ts';
import { searchCatalogue } from '#features/search/search.server.ts';
import type { Route } from './+types/answer';
import { readQuery } from './read-query.ts';

export const handle = { uncached: ['q'] } as const;

/** What answers a search typed on the home page or in the drawer: families, or a product; null when only results do. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const query = readQuery(request, handle);
  const [results, familySearch] = await Promise.all([
    searchCatalogue(query, { language }),
    findFamilies(query, language),
  ]);
  return Response.json(await findFirstAnswer(query, familySearch, results, language));
}
