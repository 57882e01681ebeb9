import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { framePage } from '#core/http/frame-page.ts';
import { findTutorialVideo } from '#features/tutorials/list-tutorials.server.ts';
import { playerAddress } from '#features/tutorials/video-id-of.ts';
import type { Route } from './+types/tutorial-player';

export const handle = { unlisted: true } as const satisfies PageHandle;

/** The player of a tutorial in a document of its own, which the list shows when a client starts the video. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const videoId = await findTutorialVideo(params.slug);
  if (!videoId) throw data(null, { status: 404 });
  const source = playerAddress(videoId);
  return framePage({ source, title: 'YouTube', language: context.get(languageContext), allow: 'fullscreen' });
}
