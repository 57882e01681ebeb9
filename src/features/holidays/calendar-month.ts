import type { Holiday } from './holidays.schema.ts';

/** What a day is called in the calendar, and how it is drawn. */
type DayKind = 'gazetted' | 'restricted' | 'sunday' | 'saturday' | 'weekday';

export type CalendarDay = { date: string; kind: DayKind; holidays: Holiday[] };

/** Weeks begin on Sunday, as calendars in India do; null stands for a day of the month before or after. */
export type CalendarWeek = (CalendarDay | null)[];

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The month as ISO writes it: 2026 and 8 → `2026-08`. */
export function isoMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/**
 * The weeks of a month with their holidays.
 * @param month counts from 1
 * @param holidays of that month, or of more
 */
export function calendarWeeks(year: number, month: number, holidays: readonly Holiday[]): CalendarWeek[] {
  const days = daysOf(year, month, holidays);
  const before = weekdayOf(isoMonth(year, month).concat('-01'));
  const cells: CalendarWeek = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** How many days of a month, Monday to Friday, are not gazetted holidays. */
export function workingDays(year: number, month: number, holidays: readonly Holiday[]): number {
  return daysOf(year, month, holidays).filter(({ date, kind }) => kind !== 'gazetted' && !isWeekend(date)).length;
}

function daysOf(year: number, month: number, holidays: readonly Holiday[]): CalendarDay[] {
  const first = Date.UTC(year, month - 1, 1);
  const count = (Date.UTC(year, month, 1) - first) / dayMilliseconds;
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * dayMilliseconds).toISOString().slice(0, 10);
    const ofDay = holidays.filter((holiday) => holiday.date === date);
    return { date, kind: kindOf(date, ofDay), holidays: ofDay };
  });
}

/** A holiday takes precedence over the weekend that it falls on. */
function kindOf(date: string, holidays: readonly Holiday[]): DayKind {
  if (holidays.some(({ type }) => type === 'Gazetted')) return 'gazetted';
  if (holidays.length > 0) return 'restricted';
  if (!isWeekend(date)) return 'weekday';
  return weekdayOf(date) === 0 ? 'sunday' : 'saturday';
}

function isWeekend(date: string): boolean {
  return weekdayOf(date) % 6 === 0;
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
