import { redirect } from 'react-router';
import type { Route } from './+types/old-knowledge-base';

/** Search results still use these older addresses. A question is an anchor on the page of its category. */
export function loader({ params: { category, slug } }: Route.LoaderArgs) {
  const page = category ? `/knowledge-base/${encodeURIComponent(category)}` : '/knowledge-base';
  return redirect(slug ? `${page}#${encodeURIComponent(slug)}` : page, 301);
}
