import { languageContext } from '#app/context.server.ts';
import { findAnswer } from '#features/products/answer/find-answer.server.ts';
import { searchCatalogue } from '#features/search/search.server.ts';
import type { Route } from './+types/answer';
import { readQuery } from './read-query.ts';

export const handle = { uncached: ['q'] } as const;

/** The sheet that answers a search typed on the home page; null when the results page has to be opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const query = readQuery(request, handle);
  const results = await searchCatalogue(query, { language });
  return Response.json(await findAnswer(query, results, language));
}
