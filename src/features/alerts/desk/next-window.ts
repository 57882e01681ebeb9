import type { Clock } from '../alert-settings.schema.ts';
import type { Frequency } from '../alerts.schema.ts';
import { windowsAt } from '../digests/windows-at.ts';

/** Two windows of a day are further apart than this, also where summer time begins. */
const halfDay = 43_200_000;

/** The first moment at which a mail of that frequency tells, by that clock, of what is published at `moment`. */
export function nextWindow(frequency: Frequency, moment: Date, clock: Clock): Date {
  // Their windows open within a week.
  for (let steps = 0; steps <= 15; steps += 1) {
    const windows = windowsAt(new Date(moment.getTime() + steps * halfDay), clock);
    const opened = windows.find((window) => window.frequency === frequency)?.openedAt;
    if (opened && opened >= moment) return opened;
  }
  throw new Error(`no window opens for ${frequency}`);
}
