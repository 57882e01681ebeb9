import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

type Span = { from: string | null; state: RequirementState; since: string | null };

/** States after which a line counts as in force only from the day on which they ended. */
const breaks: readonly RequirementState[] = ['paused', 'unknown', 'rescinded', 'exempt', 'de-notified', 'voluntary'];

/**
 * The day since which a line in force in a span has been so without a break, under whichever orders; null when it is not in force in that span.
 * @param spans the history of the line for one audience; each span begins on the day after the one before it
 */
export function inForceSince(spans: readonly Span[], index: number): string | null {
  if (spans[index]?.state !== 'in-force') return null;
  const first = spans.slice(0, index).findLastIndex(({ state }) => state !== 'in-force') + 1;
  const run = spans.slice(first, index + 1);
  const from = run[0]?.from ?? null;
  // An order may say that it took effect before its publication. After a break, only the end of the break counts.
  const wasInForce = spans.slice(0, first).some(({ state }) => state === 'in-force');
  if (wasInForce || breaks.includes(spans[first - 1]?.state ?? 'listed')) return from;
  const days = [from, ...run.map(({ since }) => since)].filter((day) => day !== null);
  return days.sort()[0] ?? null;
}
