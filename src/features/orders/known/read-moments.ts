import { type AskedDay, readDay } from '../read-day.ts';

export type Moments = {
  /** The day whose law is shown. */
  asOf: AskedDay;
  /** The day whose knowledge is shown: what we had written down until then. */
  knownOn: AskedDay;
  /** The day that is shown: the one asked for, or that of the knowledge, or today. */
  day: string;
};

/**
 * Reads `as_of` and `known_on`.
 * @param order its own day, and the day on which we first wrote something down about it
 */
export function readMoments(
  given: { as_of: string; known_on: string },
  order: { day: string | null; recordedOn: string },
  today: string,
): Moments {
  const asOf = readDay(given.as_of, { earliest: order.day, latest: today });
  const read = readDay(given.known_on, { earliest: order.recordedOn, latest: today });
  const knownOn: AskedDay = read.problem === 'too-early' ? { ...read, problem: 'not-recorded' } : read;
  return { asOf, knownOn, day: asOf.day ?? knownOn.day ?? today };
}
