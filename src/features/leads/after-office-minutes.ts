import { addDays } from '#core/time/dates.ts';
import { indianDay, indianMoment } from '#core/time/indian-time.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';

/** When somebody is in the office, in Indian time (`10:00`), and the days on which nobody is (`2026-01-26`). */
export type OfficeHours = { opens: string; closes: string; holidays: ReadonlySet<string> };

/** Longer than any holiday. A calendar with fewer working days than this is a mistake, which must not lose a lead. */
const searchedDays = 60;

/**
 * The moment at which the office has been open for so many minutes since `from`. A period that ends with a working day
 * ends when the office closes, not when it opens again. If the settings name no hours at all, the clock never stops.
 */
export function afterOfficeMinutes(from: Date, minutes: number, office: OfficeHours): Date {
  let left = minutes * 60_000;
  const first = indianDay(from);
  for (let later = 0; later <= searchedDays; later += 1) {
    const day = addDays(first, later);
    const { begins, ends } = openOn(day, from, office);
    if (ends - begins >= left && ends > begins) return new Date(begins + left);
    left -= Math.max(0, ends - begins);
  }
  return new Date(from.getTime() + minutes * 60_000);
}

/** From when to when the office is open on a day, no earlier than `from`; `begins` equals `ends` on a day off. */
function openOn(day: string, from: Date, office: OfficeHours): { begins: number; ends: number } {
  const opens = indianMoment(day, office.opens).getTime();
  const closes = isWorkingDay(day, office) ? indianMoment(day, office.closes).getTime() : opens;
  const begins = Math.max(opens, from.getTime());
  return { begins, ends: Math.max(begins, closes) };
}
