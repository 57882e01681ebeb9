import { addDays } from '#core/time/dates.ts';

/** Fees and times are read again within a year. */
const daysUntilReview = 365;

/**
 * Whether a figure may still be shown as what holds today. After its review day nobody knows that it does, and a sheet
 * says that there is none until somebody has read it again.
 * @param readOn the day on which its source was last read
 */
export function isCurrent(readOn: string, today: string): boolean {
  return today <= addDays(readOn, daysUntilReview);
}
