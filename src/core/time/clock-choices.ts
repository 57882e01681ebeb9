import { weekdayName } from './dates.ts';
import { formatClock } from './format-moment.ts';
import { indianZone } from './indian-time.ts';

/** What somebody chooses from who says when something comes: 24 hours, seven weekdays from Monday on, and time zones. */
export type ClockChoices = { hours: string[]; weekdays: string[]; zones: string[] };

/** @param zone the one that is chosen, which this machine may spell otherwise */
export function clockChoices(zone: string, language: string): ClockChoices {
  // The names that machines give to the zone of India differ; one of them is enough.
  const known = Intl.supportedValuesOf('timeZone').filter((name) => name !== 'Asia/Calcutta');
  return {
    hours: Array.from({ length: 24 }, (_, hour) =>
      formatClock(new Date(Date.UTC(2026, 0, 1, hour)).toISOString(), language, 'UTC'),
    ),
    weekdays: Array.from({ length: 7 }, (_, index) => weekdayName(index + 1, language)),
    zones: [...new Set([indianZone, 'UTC', zone, ...known])].sort(),
  };
}
