import type { Effect, LineFacts, LineState, Listing } from '../effect.ts';
import { compareDays, Fold } from '../fold.ts';
import { type Audience, isConfirmed } from '../order-kinds.schema.ts';

/**
 * The state of a line for an audience on a day, from the instruments published by then.
 * @param knownOn counts only what we had recorded by that day; without it, everything that is known today counts
 */
export function stateOfLine(facts: LineFacts, audience: Audience, day: string, knownOn?: string): LineState {
  const [state] = statesOfLine(facts, audience, [day], knownOn);
  if (!state) throw new Error('a day has a state');
  return state;
}

/** The same for several days, the earliest first. */
export function statesOfLine(
  { effects, checks, listing }: LineFacts,
  audience: Audience,
  days: readonly string[],
  knownOn?: string,
): LineState[] {
  const concerning = effects
    .filter((effect) => effect.kind !== 'concurrent' && effect.audiences.includes(audience) && isKnown(effect, knownOn))
    .sort(inOrderOfPublication);
  const fold = new Fold(checks);
  let applied = 0;
  return days.map((day) => {
    for (let next = concerning[applied]; next && next.publishedOn <= day; next = concerning[applied]) {
      fold.apply(next);
      applied += 1;
    }
    return overruledByList(fold.stateOn(day), listing, concerning[applied - 1], day);
  });
}

/** If the list is newer than every effect, it is believed: that the requirement does not apply, or that it does although its deferral gives no day. */
function overruledByList(
  state: LineState,
  listing: Listing | null,
  newest: Effect | undefined,
  day: string,
): LineState {
  if (!listing || day < `${listing.asOf}-01`) return state;
  const listed = listing.state === 'in-force' ? 'listed' : listing.state;
  if (state.state === 'listed') return { ...state, state: listed };
  const isNewer = !newest || newest.publishedOn <= `${listing.asOf}-31`;
  if (state.state === 'date-open' && listing.state === 'in-force' && isNewer) return { ...state, state: listed };
  const stands = state.state === 'in-force' || state.state === 'upcoming' || state.state === 'date-open';
  if (listing.state === 'in-force' || listing.state === 'upcoming') {
    const ended = state.state === 'rescinded' && (state.since ?? '') < `${listing.asOf}-01`;
    return ended ? { ...state, contradiction: true } : state;
  }
  if (!stands || !isNewer) return state;
  return { state: listed, since: null, until: null, order: null, because: [], contradiction: state.contradiction };
}

function isKnown({ recordedOn, withdrawnOn }: Effect, knownOn?: string): boolean {
  if (!knownOn) return withdrawnOn === null;
  return recordedOn <= knownOn && (withdrawnOn === null || withdrawnOn > knownOn);
}

export function inOrderOfPublication(a: Effect, b: Effect): number {
  return (
    compareDays(a.publishedOn, b.publishedOn) ||
    (a.order === b.order ? 0 : a.order.localeCompare(b.order)) ||
    a.position - b.position
  );
}

/** Whether every fact behind the state was read in the gazette or in a paper of the authority. */
export function isStateConfirmed({ state, because, contradiction }: LineState): boolean {
  return state !== 'unknown' && !contradiction && because.every(({ confidence }) => isConfirmed(confidence));
}
