import { redirect } from 'react-router';
import { type ListQuery, listAddress, type PageSizes } from '#app/page/list-query.ts';
import { type StateChoice, stateChoices } from '#features/requirements/requirement-state.schema.ts';

type ListFilters = { category?: string; state?: StateChoice };

/**
 * The filters of an address.
 * @param categories the slugs that exist; without them the list has no such filter
 * @throws a redirect to the address without a filter that does not exist
 */
export function readFilters(
  request: Request,
  query: ListQuery,
  sizes: PageSizes,
  categories: ReadonlySet<string> = new Set(),
) {
  const given = new URL(request.url).searchParams;
  const category = given.get('category') ?? '';
  const state = given.get('state') ?? '';
  const filters: ListFilters = {
    ...(categories.has(category) && { category }),
    ...(isStateChoice(state) && { state }),
  };
  if ((category && !filters.category) || (state && !filters.state)) {
    throw redirect(listAddress({ ...query, page: 1, filters }, sizes));
  }
  return filters;
}

function isStateChoice(text: string): text is StateChoice {
  return Object.hasOwn(stateChoices, text);
}
