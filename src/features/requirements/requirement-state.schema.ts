/**
 * The legal state of a requirement. It is `listed` if an official list names it and no instrument that we have read says when it took effect, `unknown` if a pause has ended and nobody has checked what followed, or if our sources disagree, and `date-open` if an order stands that leaves its first day open.
 */
export const requirementStates = [
  'in-force',
  'upcoming',
  'paused',
  'de-notified',
  'rescinded',
  'voluntary',
  'exempt',
  'listed',
  'unknown',
  'date-open',
] as const;
export type RequirementState = (typeof requirementStates)[number];

/** States with a day on which the requirement takes effect; the others have no day to wait for. */
export const awaitedStates: readonly RequirementState[] = ['in-force', 'upcoming', 'paused'];

/** The options of the filter "state" of a list, and the legal states that each of them covers. */
export const stateChoices = {
  'in-force': ['in-force'],
  upcoming: ['upcoming'],
  paused: ['paused'],
  withdrawn: ['de-notified', 'rescinded'],
  listed: ['listed'],
  unknown: ['unknown', 'date-open'],
} as const satisfies Record<string, readonly RequirementState[]>;
export type StateChoice = keyof typeof stateChoices;
export const stateChoiceNames = Object.keys(stateChoices) as StateChoice[];

export type DatedState = { state: RequirementState; implementationDate: string | null };

/** What a list says about one requirement: its state and day, and whether all of its facts were seen in a source. */
export type RequirementStatus = DatedState & { confirmed: boolean };

/**
 * The state on a given day (dates are `YYYY-MM-DD`). An order in force whose date is still ahead counts as
 * upcoming until then, so a stored requirement comes into force by itself.
 */
export function currentState(requirement: DatedState, today: string): RequirementState {
  const { state, implementationDate } = requirement;
  const liesAhead = implementationDate !== null && implementationDate > today;
  return state === 'in-force' && liesAhead ? 'upcoming' : state;
}

/** The distinct states on that day, in the order of the requirements. */
export function statesOn(requirements: readonly DatedState[], today: string): RequirementState[] {
  return [...new Set(requirements.map((requirement) => currentState(requirement, today)))];
}
