import { data } from 'react-router';
import { publicUrlContext } from '#app/context.server.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { drawNotificationNote } from '#features/notifications/draw-notification-note.server.ts';
import { findNotification } from '#features/notifications/find-notification.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Route } from './+types/note';

/** Our note about a notification as a PDF file, which the page cache stores once it is drawn. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const notification = await findNotification(params.category, params.slug, defaultLanguage);
  if (!notification) throw data(null, { status: 404 });
  const bytes = await drawNotificationNote(notification, context.get(publicUrlContext));
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${params.slug}.pdf"`,
      'Cache-Control': sharedBriefly,
    },
  });
}
