import { data, redirect } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { listServicesWithLists } from '#features/requirements/list-services-with-lists.server.ts';
import type { Route } from './+types/first-list';

/** `/mandatory-products` has no list itself; it redirects to the first category that has one. */
export async function loader({ context }: Route.LoaderArgs) {
  const [first] = await listServicesWithLists(context.get(languageContext));
  if (!first) throw data(null, { status: 404 });
  return redirect(`/mandatory-products/${first.slug}`);
}

export default function FirstList() {
  return null;
}
