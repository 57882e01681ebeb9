import { addDays } from '#core/time/dates.ts';
import { indianDay } from '#core/time/indian-time.ts';
import type { Frequency } from '../alerts.schema.ts';
import { windowsAt } from '../digests/windows-at.ts';

/** The first moment at which mails of each frequency tell of what is published at `moment`. */
export function nextWindows(moment: Date): { frequency: Frequency; next: Date }[] {
  return windowsAt(moment).map(({ frequency }) => ({ frequency, next: firstAfter(frequency, moment) }));
}

function firstAfter(frequency: Frequency, moment: Date): Date {
  if (frequency === 'immediate') return moment;
  // Their windows open once a day at most, and within a week.
  for (let days = 0; days <= 7; days += 1) {
    const evening = new Date(`${addDays(indianDay(moment), days)}T18:29:59Z`);
    const opened = windowsAt(evening).find((window) => window.frequency === frequency)?.openedAt;
    if (opened && opened >= moment) return opened;
  }
  throw new Error(`no window opens for ${frequency}`);
}
