import { addDays } from '#core/time/dates.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';

/** What had replaced or rescinded the order as a whole by that day, the latest of several. */
export function endingOf(slug: string, events: readonly OrderEvent[], day: string): OrderEvent | undefined {
  return events.findLast(
    ({ kind, target, lines, on, publishedOn }) =>
      (kind === 'supersede' || kind === 'rescind') &&
      target.slug === slug &&
      lines === null &&
      (on ?? publishedOn ?? '') <= day,
  );
}

/** How far back a calendar reaches; it has nothing to say about an order whose last date is earlier. */
const daysBack = 365;

/** Whether the calendar of an order has dates: those on which it takes effect, or on which a pause that it grants ends. */
export function hasFeed(slug: string, events: readonly OrderEvent[], today: string): boolean {
  const days = events.map(({ kind, on, until, by, target }) => {
    if (kind === 'pause') return by.slug === slug ? until : null;
    return (kind === 'commence' || kind === 'defer') && target.slug === slug ? on : null;
  });
  return days.some((day) => day !== null && day >= addDays(today, -daysBack));
}
