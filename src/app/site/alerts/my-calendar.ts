import { data } from 'react-router';
import { publicUrlContext } from '#app/context.server.ts';
import { calendarResponse } from '#app/page/calendars/calendar-response.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { translate } from '#core/text/messages.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { alertTexts } from '#features/alerts/alert-texts.server.ts';
import { followedQuery } from '#features/alerts/feeds/feed-subject.server.ts';
import { findByFeedFile } from '#features/alerts/feeds/personal-feeds.server.ts';
import { languageOf } from '#features/alerts/follow/request-follow.server.ts';
import { drawDeadlineFeed } from '#features/orders/deadlines/draw-deadline-feed.server.ts';
import type { Route } from './+types/my-calendar';

export const handle = { secret: true } as const satisfies PageHandle;

/** The days ahead of what somebody follows, as an iCalendar file in the language of their mails. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = await findByFeedFile(params.token, 'ics');
  if (!reader) throw data(null, { status: 404 });
  const language = languageOf(reader.language);
  const text = await drawDeadlineFeed({
    ...{ language, today: todayInIndia(), publicUrl: context.get(publicUrlContext) },
    scope: { name: translate(alertTexts.mine, language), subjects: followedQuery(reader.id) },
    audiences: reader.audiences,
  });
  const answer = calendarResponse(text, 'deadlines.ics');
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}
