import { type AskedDay, readDay } from '../read-day.ts';

export type ComparedDays = { from: AskedDay & { shown: string }; to: AskedDay & { shown: string } };

/**
 * The two days to compare. Without a day, and for one that cannot be answered, they are the order's own: the day of the
 * instrument, and today. A day that does not come after the first has the problem `not-later`.
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
    to: { ...to, day: null, problem: 'not-later', shown: today },
  };
}
