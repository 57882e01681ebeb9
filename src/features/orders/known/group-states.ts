import type { LineFacts } from '../effect.ts';
import { inOrderOfPublication, isStateConfirmed, stateOfLine } from '../lines/state-of-line.ts';
import type { OrderState } from '../list-order-states.server.ts';
import { audiences } from '../order-kinds.schema.ts';

/** A state that several lines have, with the slug of the order that gives it. */
type GroupedState = Omit<OrderState, 'by'> & { by: string | null };

/**
 * The states of an order's lines on `day`, from what we had recorded by `knownOn`. The most common comes first;
 * audiences that agree share one.
 * @param order its slug; what replaced it is named for the lines that it leaves listed
 */
export function groupStates(
  lines: readonly LineFacts[],
  { order, day, knownOn }: { order: string; day: string; knownOn: string },
): GroupedState[] {
  const groups = new Map<string, GroupedState>();
  const states = lines.flatMap((facts) =>
    statesOf(facts, day, knownOn).map((state) => ({ ...state, by: state.by ?? successorOf(order, facts, state, day) })),
  );
  for (const state of states) {
    const key = JSON.stringify([state.audiences, state.state, state.since, state.until, state.by]);
    const group = groups.get(key);
    if (!group) groups.set(key, { ...state });
    else {
      group.lines += 1;
      group.confirmed &&= state.confirmed;
    }
  }
  return [...groups.values()].sort(
    (a, b) =>
      b.lines - a.lines ||
      (a.since ?? '9999').localeCompare(b.since ?? '9999') ||
      (a.until ?? '9999').localeCompare(b.until ?? '9999'),
  );
}

/** The slug of the order that has taken the place of another one for a line that no order brings into force. */
function successorOf(order: string, { effects }: LineFacts, { state, audiences: whom }: GroupedState, day: string) {
  if (state !== 'listed') return null;
  const replacing = effects.filter(
    ({ kind, target, audiences: concerned, on, publishedOn }) =>
      kind === 'supersede' &&
      target === order &&
      (on ?? publishedOn) <= day &&
      concerned.some((audience) => whom.includes(audience)),
  );
  return replacing.sort(inOrderOfPublication).at(-1)?.order ?? null;
}

/** The states of one line; audiences that agree share one. */
export function statesOf(facts: LineFacts, day: string, knownOn: string): GroupedState[] {
  const each = audiences.map((audience) => ({ audience, lineState: stateOfLine(facts, audience, day, knownOn) }));
  const alike = Map.groupBy(each, ({ lineState }) =>
    JSON.stringify([lineState.state, lineState.since, lineState.until, lineState.order]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { state, since, until, order } = first.lineState;
    const confirmed = group.every(({ lineState }) => isStateConfirmed(lineState));
    return [
      {
        audiences: group.map(({ audience }) => audience),
        ...{ state, since, until, inForceSince: null, lines: 1, confirmed, by: order },
      },
    ];
  });
}
