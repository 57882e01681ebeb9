import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { listAsJson } from '#features/alerts/manage/describe-list.server.ts';
import { findFollower } from '#features/alerts/manage/manage-follows.server.ts';
import type { Route } from './+types/list-file';

export const handle = { secret: true } as const satisfies PageHandle;

/** All that is stored about a follower and their list, to be saved as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const follower = await findFollower(params.token);
  if (!follower) throw data(null, { status: 404 });
  const list = await listAsJson(follower, context.get(languageContext));
  return new Response(JSON.stringify(list, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="alerts.json"',
      'X-Robots-Tag': 'noindex',
    },
  });
}
