import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { calendarText } from '#core/calendar/calendar-text.ts';
import { translate } from '#core/text/messages.server.ts';
import { addDays } from '#core/time/dates.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Deadline, listDeadlines } from './list-order-states.server.ts';
import { orderTexts } from './orders.messages.ts';

const refreshSeconds = 12 * 60 * 60;
/** The feed reaches so far back and ahead. */
const daysBack = 365;
const daysAhead = 3 * 365;

/**
 * The days on which requirements begin or pauses end, as an iCalendar file: one whole day for each order and audience,
 * which leaves the calendar's owner free. A moved day keeps the name of its event.
 */
export async function drawDeadlineFeed(request: { language: LanguageCode; publicUrl: string; today: string }) {
  const { language, publicUrl, today } = request;
  const deadlines = await listDeadlines(addDays(today, -daysBack), addDays(today, daysAhead), language);
  const calendar = ical({
    name: translate(orderTexts.feed, language),
    prodId: { company: 'Kasauti', product: 'Deadlines of orders' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    url: `${publicUrl}/orders/calendar`,
  });
  const names = new Map<string, number>();
  for (const deadline of deadlines) {
    const name = `order-${deadline.order.slug}-${deadline.kind}-${deadline.audiences.join('-')}`;
    // One order can begin for the same audiences on several days, for different entries.
    const turn = (names.get(name) ?? 0) + 1;
    names.set(name, turn);
    calendar.createEvent(eventOf(deadline, turn === 1 ? name : `${name}-${turn}`, { language, publicUrl }));
  }
  return calendarText(calendar);
}

function eventOf(
  { order, kind, on, audiences }: Deadline,
  name: string,
  { language, publicUrl }: { language: LanguageCode; publicUrl: string },
) {
  const say = (text: string) => translate(text, language);
  const start = new Date(`${on}T00:00:00Z`);
  const whom = audiences.map((audience) => say(orderTexts.audiences[audience])).join(', ');
  return {
    id: `${name}@${new URL(publicUrl).hostname}`,
    // A fixed stamp leaves the text as it is from one request to the next.
    stamp: start,
    start,
    end: new Date(`${addDays(on, 1)}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: `${say(kind === 'begins' ? orderTexts.begins : orderTexts.pauseEnds)}: ${order.title}`,
    description: `${whom}\n${order.number ?? ''}`.trim(),
    url: `${publicUrl}/orders/${order.slug}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}
