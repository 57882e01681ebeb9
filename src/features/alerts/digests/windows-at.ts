import { addDays } from '#core/time/dates.ts';
import { indianDay, indianMoment } from '#core/time/indian-time.ts';
import { type Frequency, frequencies } from '../alerts.schema.ts';

/** A span of time in which a follower gets at most one mail; it tells of what was known when it opened. */
export type Window = { frequency: Frequency; key: string; openedAt: Date };

const tenMinutes = 600_000;
/** When mails of a day and of a week go out, in Indian time; those of a week on Mondays. */
const hour = '09:00';

/** The newest window of each frequency at a moment. */
export function windowsAt(now: Date): Window[] {
  return frequencies.map((frequency) => ({ frequency, ...openedLast(frequency, now) }));
}

function openedLast(frequency: Frequency, now: Date): Omit<Window, 'frequency'> {
  if (frequency === 'immediate') {
    const start = new Date(Math.floor(now.getTime() / tenMinutes) * tenMinutes);
    return { key: `immediate:${start.toISOString().slice(0, 16)}`, openedAt: now };
  }
  let day = indianDay(now);
  if (indianMoment(day, hour) > now) day = addDays(day, -1);
  if (frequency === 'weekly') {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    day = addDays(day, -((weekday + 6) % 7));
  }
  return { key: `${frequency}:${day}`, openedAt: indianMoment(day, hour) };
}
