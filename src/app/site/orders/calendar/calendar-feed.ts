import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { calendarResponse } from '#app/page/calendars/calendar-response.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { drawDeadlineFeed } from '#features/orders/deadlines/draw-deadline-feed.server.ts';
import type { Route } from './+types/calendar-feed';

/** The deadlines as an iCalendar file to which calendar programs subscribe. */
export async function loader({ context }: Route.LoaderArgs) {
  const text = await drawDeadlineFeed({
    language: context.get(languageContext),
    publicUrl: context.get(publicUrlContext),
    today: todayInIndia(),
  });
  return calendarResponse(text, 'deadlines.ics');
}
