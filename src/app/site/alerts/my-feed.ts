import { data } from 'react-router';
import { publicUrlContext } from '#app/context.server.ts';
import { changeFeedResponse } from '#app/page/follow/change-feed-response.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { followedQuery } from '#features/alerts/feeds/feed-subject.server.ts';
import { listChanges } from '#features/alerts/feeds/list-changes.server.ts';
import { findByFeedFile } from '#features/alerts/feeds/personal-feeds.server.ts';
import { languageOf } from '#features/alerts/follow/request-follow.server.ts';
import type { Route } from './+types/my-feed';

export const handle = { secret: true } as const satisfies PageHandle;

/** The newest changes that concern what somebody follows, in Atom, in the language of their mails. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = await findByFeedFile(params.token, 'xml');
  if (!reader) throw data(null, { status: 404 });
  const language = languageOf(reader.language);
  const answer = await changeFeedResponse(await listChanges(followedQuery(reader.id), language, { reader }), {
    ...{ language, publicUrl: context.get(publicUrlContext) },
    ...{ page: '/alerts', address: `/feeds/my/${params.token}` },
  });
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}
