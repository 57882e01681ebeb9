/** Why the requested day is not shown. */
type DayProblem = 'not-a-day' | 'too-early' | 'ahead' | 'reversed' | 'not-recorded';

/** The day that a visitor has requested; null if none was requested, or if there is a problem with it. */
export type RequestedDay = { day: string | null; problem: DayProblem | null };

const shape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a day from the query of an address.
 * @param earliest the first day that can be answered; null when it is not known
 * @param latest the last day that can be answered
 */
export function readDay(text: string, { earliest, latest }: { earliest: string | null; latest: string }): RequestedDay {
  const refuse = (problem: DayProblem) => ({ day: null, problem });
  if (text === '') return { day: null, problem: null };
  if (!shape.test(text) || !isRealDay(text)) return refuse('not-a-day');
  if (text < (earliest ?? '1947-08-15')) return refuse('too-early');
  if (text > latest) return refuse('ahead');
  return { day: text, problem: null };
}

/** `2026-02-30` has the shape of a date, but there is no such day. */
function isRealDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
