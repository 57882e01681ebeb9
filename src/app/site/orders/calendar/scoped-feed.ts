import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { calendarResponse } from '#app/page/calendar-response.ts';
import { translate } from '#core/text/messages.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { deadlineScopes } from '#features/orders/deadlines/deadline-feed-path.ts';
import { drawDeadlineFeed } from '#features/orders/deadlines/draw-deadline-feed.server.ts';
import { findDeadlineScope } from '#features/orders/deadlines/find-deadline-scope.server.ts';
import { orderTexts } from '#features/orders/orders.messages.ts';
import type { Route } from './+types/scoped-feed';

/** The deadlines of one service, one category or one order as an iCalendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const kind = deadlineScopes.find((known) => known === params.kind);
  const [, slug] = /^(.+)\.ics$/.exec(params.file) ?? [];
  const scope = kind && slug ? await findDeadlineScope({ kind, slug }, language) : null;
  if (!scope) return new Response(translate(orderTexts.noFeed, language), { status: 404 });
  const text = await drawDeadlineFeed({
    ...{ language, scope },
    publicUrl: context.get(publicUrlContext),
    today: todayInIndia(),
  });
  return calendarResponse(text, `deadlines-${slug}.ics`);
}
