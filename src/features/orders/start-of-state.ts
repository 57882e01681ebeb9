import { addDays } from '#core/time/dates.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

/** The day on which a state began or, for an upcoming requirement, on which it takes effect; null when it is not known. */
export function startOfState(state: {
  state: RequirementState;
  since: string | null;
  until: string | null;
}): string | null {
  if (state.state === 'upcoming') return state.until && addDays(state.until, 1);
  return state.since;
}

type Dated = { state: RequirementState; since: string | null; until: string | null; confirmed: boolean };

/**
 * Whether one of the states has a day that was read neither in the gazette nor in the regulator’s own papers. Those who
 * are exempt have no day to keep.
 */
export function hasDayAtSecondHand(states: readonly Dated[]): boolean {
  return states.some(
    ({ state, since, until, confirmed }) => state !== 'exempt' && !confirmed && (since ?? until) !== null,
  );
}
