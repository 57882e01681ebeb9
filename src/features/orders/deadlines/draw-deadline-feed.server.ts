import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { calendarText } from '#core/feed/write-feed.server.ts';
import { labelled } from '#core/text/join-words.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { addDays } from '#core/time/dates.ts';
import type { Audience } from '#features/orders/order-kinds.schema.ts';
import { orderTexts } from '#features/orders/orders.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { DeadlineScope } from './find-deadline-scope.server.ts';
import { type DeadlineEvent, listDeadlineEvents } from './list-deadline-events.server.ts';

const refreshSeconds = 12 * 60 * 60;
/** How far the feed reaches back and ahead. */
const daysBack = 365;
const daysAhead = 3 * 365;

type FeedRequest = {
  language: LanguageCode;
  publicUrl: string;
  today: string;
  /** Limits the file to some deadlines; an event has the same name in every file. */
  scope?: DeadlineScope;
  /** For whom a deadline must be; null for everybody. */
  audiences?: readonly Audience[] | null;
};

/**
 * The days on which requirements take effect or pauses end, as an iCalendar file: an event of one whole day for each order and audience, which does not block the calendar of its owner. When a day moves, its event keeps its name and its sequence number rises. An event that is rescinded before its day is shown as cancelled for a year and then disappears.
 */
export async function drawDeadlineFeed({ language, publicUrl, today, scope, audiences = null }: FeedRequest) {
  const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead), today };
  const events = await listDeadlineEvents(span, language, scope?.subjects);
  const calendar = ical({
    name: scope
      ? labelled(translate(orderTexts.feed, language), scope.name, language)
      : translate(orderTexts.feed, language),
    prodId: { company: 'Kasauti', product: 'Deadlines of orders' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    url: `${publicUrl}/orders/calendar`,
  });
  for (const event of events) {
    if (scope?.orders?.has(event.order.slug) === false) continue;
    if (!audiences || event.audiences.some((audience) => audiences.includes(audience)))
      calendar.createEvent(eventOf(event, { language, publicUrl }));
  }
  return calendarText(calendar);
}

function eventOf(
  { order, kind, on, audiences, name, sequence, isCancelled }: DeadlineEvent,
  { language, publicUrl }: { language: LanguageCode; publicUrl: string },
) {
  const say = (text: string) => translate(text, language);
  const start = new Date(`${on}T00:00:00Z`);
  const whom = audiences.map((audience) => say(orderTexts.audiences[audience])).join(', ');
  return {
    id: `${name}@${new URL(publicUrl).hostname}`,
    // A fixed stamp, so that the file does not change from one request to the next.
    stamp: start,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start,
    end: new Date(`${addDays(on, 1)}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: labelled(say(kind === 'begins' ? orderTexts.begins : orderTexts.pauseEnds), order.title, language),
    description: `${whom}\n${order.number ?? ''}`.trim(),
    url: `${publicUrl}/orders/${order.slug}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}
