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
