import { readParameters } from '#app/page/page-handle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Holiday } from '#features/holidays/holidays.schema.ts';

export const monthHandle = {
  parameters: ['year', 'month'],
  values: { year: '20[0-9]{2}', month: '0?[1-9]|1[0-2]' },
} as const;

export type ShownMonth = { year: number; month: number };

/**
 * The month that an address names; without one it is the current month in India.
 * @returns also which part is wrong, with what was given; the current month, or January, is then shown instead
 */
export function readMonth(request: Request, years: readonly number[]) {
  const parameter = readParameters(request, monthHandle);
  const [thisYear = 0, thisMonth = 1] = todayInIndia().split('-').map(Number);
  const given = { year: parameter('year'), month: parameter('month') };
  const year = given.year ? years.find((listed) => String(listed) === given.year) : thisYear;
  const month = given.month ? (/^(?:0?[1-9]|1[0-2])$/.test(given.month) ? Number(given.month) : undefined) : undefined;
  const isMonthWrong = Boolean(given.month) && month === undefined;
  const wrong = year === undefined ? ('year' as const) : isMonthWrong ? ('month' as const) : null;
  const first = year === undefined || year === thisYear ? thisMonth : 1;
  return {
    shown: { year: year ?? thisYear, month: month ?? first },
    wrong: wrong && { part: wrong, given: given[wrong].slice(0, 20) },
  };
}

/** From the first year with holidays to the one after the last, whose list is still to come. */
export function offeredYears(holidays: readonly Holiday[]): number[] {
  const thisYear = Number(todayInIndia().slice(0, 4));
  const listed = [thisYear, ...holidays.map(({ date }) => Number(date.slice(0, 4)))];
  const first = Math.min(...listed);
  return Array.from({ length: Math.max(...listed) - first + 2 }, (_, index) => first + index);
}

export function monthAddress({ year, month }: ShownMonth): string {
  return `/holiday-list?year=${year}&month=${month}`;
}

/** The month before or after, or null outside the offered years. */
export function neighbour({ year, month }: ShownMonth, step: 1 | -1, years: readonly number[]): ShownMonth | null {
  const index = year * 12 + month - 1 + step;
  const next = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return years.includes(next.year) ? next : null;
}
