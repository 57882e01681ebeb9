import { type RequestedDay, readDay } from '../read-day.ts';

export type Moments = {
  /** The day whose law is shown. */
  asOf: RequestedDay;
  /** The day whose records count: what we had recorded by then. */
  knownOn: RequestedDay;
  /** The day that is shown: `as_of`, or else `known_on`, or else today. */
  day: string;
};

/**
 * Reads `as_of` and `known_on`.
 * @param order the day of the order itself, and the day on which we first recorded it
 */
export function readMoments(
  given: { as_of: string; known_on: string },
  order: { day: string | null; recordedOn: string },
  today: string,
): Moments {
  const asOf = readDay(given.as_of, { earliest: order.day, latest: today });
  const read = readDay(given.known_on, { earliest: order.recordedOn, latest: today });
  const knownOn: RequestedDay = read.problem === 'too-early' ? { ...read, problem: 'not-recorded' } : read;
  return { asOf, knownOn, day: asOf.day ?? knownOn.day ?? today };
}
