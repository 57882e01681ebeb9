import { data } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { calendarResponse } from '#app/page/calendars/calendar-response.ts';
import { drawHolidayFeed } from '#features/holidays/draw-holiday-feed.server.ts';
import type { Route } from './+types/holiday-feed';

/** The holidays as an iCalendar file to which calendar programs subscribe. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isPublicOnly = params.file === 'public.ics';
  if (!isPublicOnly && params.file !== 'all.ics') throw data(null, { status: 404 });
  const publicUrl = context.get(publicUrlContext);
  const text = await drawHolidayFeed({ language: context.get(languageContext), publicUrl, isPublicOnly });
  return calendarResponse(text, `holidays-india-${params.file}`);
}
