/** Why a day that was asked for is not shown. */
type DayProblem = 'not-a-day' | 'too-early' | 'ahead' | 'not-later' | 'not-recorded';

/** The day that a visitor asked for: null without one, and with a problem when it cannot be answered. */
export type AskedDay = { day: string | null; asked: string; problem: DayProblem | null };

const shape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the parameter `as_of`.
 * @param earliest the first day of which anything is known, null when there is none
 * @param latest the last day that can be answered
 */
export function readDay(asked: string, { earliest, latest }: { earliest: string | null; latest: string }): AskedDay {
  const refuse = (problem: DayProblem) => ({ day: null, asked, problem });
  if (asked === '') return { day: null, asked, problem: null };
  if (!shape.test(asked) || !isRealDay(asked)) return refuse('not-a-day');
  if (asked < (earliest ?? '1947-08-15')) return refuse('too-early');
  if (asked > latest) return refuse('ahead');
  return { day: asked, asked, problem: null };
}

/** `2026-02-30` is written like a day, but there is none. */
function isRealDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
