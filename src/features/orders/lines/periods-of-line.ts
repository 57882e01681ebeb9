import { addDays } from '#core/time/dates.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { Effect, LineFacts, LineState } from '../effect.ts';
import { type Audience, audiences } from '../order-kinds.schema.ts';
import { inOrderOfPublication, isStateConfirmed, statesOfLine } from './state-of-line.ts';

/** A span of days in which a line has one state for some audiences. The first has no beginning, the last no end. */
export type Period = {
  audiences: Audience[];
  /** The first day; null for the span before the first instrument. */
  from: string | null;
  /** The last day; null for the span that has no end. */
  to: string | null;
  state: RequirementState;
  since: string | null;
  /** The day since which the line has been in force without a break, under this order and those before it. */
  inForceSince: string | null;
  until: string | null;
  order: string | null;
  confirmed: boolean;
  contradiction: boolean;
};

type Span = Omit<Period, 'audiences' | 'inForceSince'>;

/** The whole history of a line by audience, and its future as far as it is known. Audiences that agree share a span. */
export function periodsOfLine(facts: LineFacts): Period[] {
  const effects = [...facts.effects].sort(inOrderOfPublication);
  const concerning = (audience: Audience) => effects.filter((effect) => effect.audiences.includes(audience));
  // Audiences that the same effects concern have the same history, which is computed once.
  const known = new Map<string, ReturnType<typeof spansOf>>();
  const histories = audiences.map((audience) => {
    const audienceFacts = { ...facts, effects: concerning(audience) };
    const key = audienceFacts.effects.map((effect) => effects.indexOf(effect)).join();
    const spans = known.get(key) ?? spansOf(audienceFacts, audience, boundsOf(audienceFacts));
    known.set(key, spans);
    return { audience, spans };
  });
  const alike = Map.groupBy(histories, ({ spans }) => JSON.stringify(spans));
  return [...alike.values()].flatMap((group) => {
    const shared = group.map(({ audience }) => audience);
    return (group[0]?.spans ?? []).map((span) => ({ audiences: shared, ...span }));
  });
}

function spansOf(facts: LineFacts, audience: Audience, bounds: string[]) {
  const spans: Span[] = [];
  const froms = [null, ...bounds];
  const days = froms.map((from) => from ?? beforeAll);
  for (const [index, state] of statesOfLine(facts, audience, days).entries()) {
    const from = froms[index] ?? null;
    const span = spanOf(state, from);
    const last = spans.at(-1);
    if (last && isSame(last, span)) continue;
    if (last && from) last.to = addDays(from, -1);
    spans.push(span);
  }
  return spans.map((span, index) => ({ ...span, inForceSince: inForceSince(spans, index) }));
}

/** Earlier than any instrument that we know of. */
const beforeAll = '1947-08-15';

function spanOf(answer: LineState, from: string | null): Span {
  const { state, since, until, order, contradiction } = answer;
  return { from, to: null, state, since, until, order, confirmed: isStateConfirmed(answer), contradiction };
}

function isSame(a: Span, b: Span): boolean {
  const names = ['state', 'since', 'until', 'order', 'confirmed', 'contradiction'] as const;
  return names.every((name) => a[name] === b[name]);
}

/** Every day on which something may change: publications, beginnings, ends and checks. */
function boundsOf({ effects, checks, listing }: LineFacts): string[] {
  const days = effects.flatMap(({ publishedOn, on, until }: Effect) => [
    publishedOn,
    ...(on ? [on] : []),
    ...(until ? [addDays(until, 1)] : []),
  ]);
  const read = checks.map(({ on }) => on);
  return [...new Set([...days, ...read, ...(listing ? [`${listing.asOf}-01`] : [])])].sort();
}

/** States after which a line counts as in force only from the day on which they ended. */
const breaks: readonly RequirementState[] = ['paused', 'unknown', 'rescinded', 'exempt', 'de-notified', 'voluntary'];

/**
 * The day since which a line in force in a span has been so without a break, under whichever orders; null when it is not in force in that span.
 * @param spans the history of the line for one audience; each span begins on the day after the one before it
 */
function inForceSince(spans: readonly Span[], index: number): string | null {
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
