import { data } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { changeFeedResponse } from '#app/page/follow/change-feed-response.ts';
import { findFeedSubject, subjectQuery } from '#features/alerts/feeds/feed-subject.server.ts';
import { listChanges } from '#features/alerts/feeds/list-changes.server.ts';
import type { Route } from './+types/change-feed';

/** The newest changes that concern one page, in Atom. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [, slug] = /^(.+)\.xml$/.exec(params.file) ?? [];
  const subject = slug ? await findFeedSubject(params.kind, slug, language) : null;
  if (!subject) throw data(null, { status: 404 });
  return changeFeedResponse(await listChanges(subjectQuery(subject), language), {
    ...{ language, publicUrl: context.get(publicUrlContext), name: subject.name, page: subject.path },
    address: `/feeds/${params.kind}/${slug}.xml`,
  });
}
