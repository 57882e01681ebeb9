import { redirect } from 'react-router';
import type { Route } from './+types/old-knowledge-base';

/** Search results print these older addresses (readings Q1): a question is a place on the page of its category. */
export function loader({ params: { category, slug } }: Route.LoaderArgs) {
  const page = category ? `/knowledge-base/${encodeURIComponent(category)}` : '/knowledge-base';
  return redirect(slug ? `${page}#${encodeURIComponent(slug)}` : page, 301);
}
