import { formatDate } from '#core/time/dates.ts';
import { formatClock } from '#core/time/format-moment.ts';
import { indianDay } from '#core/time/indian-time.ts';

/** A moment for a table, by the Indian clock, which the table names once: `24-11-2026, 3:00 pm`. */
export function shortMoment(iso: string, language: string): string {
  return `${formatDate(indianDay(new Date(iso)))}, ${formatClock(iso, language)}`;
}
