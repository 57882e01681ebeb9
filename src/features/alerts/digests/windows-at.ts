import { addDays } from '#core/time/dates.ts';
import { zonedDay, zonedMoment } from '#core/time/zoned-time.ts';
import { type Clock, usualClock } from '../alert-settings.schema.ts';
import { type Frequency, frequencies } from '../alerts.schema.ts';

/** A span of time in which a follower gets at most one mail; it tells of what was known when it opened. */
export type Window = { frequency: Frequency; key: string; openedAt: Date };

const tenMinutes = 600_000;

/** The newest window of each frequency at a moment. */
export function windowsAt(now: Date, clock: Clock = usualClock): Window[] {
  return frequencies.map((frequency) => ({ frequency, ...openedLast(frequency, now, clock) }));
}

function openedLast(frequency: Frequency, now: Date, { zone, hour, weekday }: Clock): Omit<Window, 'frequency'> {
  if (frequency === 'immediate') {
    const start = new Date(Math.floor(now.getTime() / tenMinutes) * tenMinutes);
    return { key: `immediate:${start.toISOString().slice(0, 16)}`, openedAt: now };
  }
  let day = zonedDay(now, zone);
  if (zonedMoment(day, hour, zone) > now) day = addDays(day, -1);
  if (frequency === 'weekly') {
    const shown = new Date(`${day}T00:00:00Z`).getUTCDay();
    day = addDays(day, -((shown - weekday + 7) % 7));
  }
  return { key: `${frequency}:${day}`, openedAt: zonedMoment(day, hour, zone) };
}
