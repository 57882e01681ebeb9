import { type RequestedDay, readDay } from '../read-day.ts';

export type ComparedDays = { from: RequestedDay & { shown: string }; to: RequestedDay & { shown: string } };

/**
 * The two days to compare. The first defaults to the instrument's own day, the second to today, also where one cannot
 * be answered. A second day before the first has the problem `reversed`.
 */
export function readDays(
  given: { from: string; to: string },
  { earliest, today }: { earliest: string | null; today: string },
): ComparedDays {
  const from = readDay(given.from, { earliest, latest: today });
  const to = readDay(given.to, { earliest, latest: today });
  const first = from.day ?? earliest ?? today;
  const last = to.day ?? today;
  if (first <= last) return { from: { ...from, shown: first }, to: { ...to, shown: last } };
  return {
    from: { ...from, shown: earliest ?? today },
    to: { ...to, day: null, problem: 'reversed', shown: today },
  };
}
