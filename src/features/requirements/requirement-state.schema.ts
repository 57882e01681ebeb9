/** The legal state of a requirement; `voluntary` and `exempt` are states of a listing, not of an order. */
export const requirementStates = [
  'in-force',
  'upcoming',
  'paused',
  'de-notified',
  'rescinded',
  'voluntary',
  'exempt',
] as const;
export type RequirementState = (typeof requirementStates)[number];

/** States that ask something of somebody on a certain day; the others have no day to wait for. */
export const awaitedStates: readonly RequirementState[] = ['in-force', 'upcoming', 'paused'];

/** What the filter "state" of a list offers, and the legal states that each choice stands for. */
export const stateChoices = {
  'in-force': ['in-force'],
  upcoming: ['upcoming'],
  paused: ['paused'],
  withdrawn: ['de-notified', 'rescinded'],
} as const satisfies Record<string, readonly RequirementState[]>;
export type StateChoice = keyof typeof stateChoices;
export const stateChoiceNames = Object.keys(stateChoices) as StateChoice[];

type DatedState = { state: RequirementState; implementationDate: string | null };

/** What a list tells of one requirement: its state and day, and whether every fact was seen in a source. */
export type RequirementStatus = DatedState & { confirmed: boolean };

/**
 * The state on that day (both as `YYYY-MM-DD`): an order in force whose date lies ahead is
 * upcoming until then, so a stored requirement turns by itself.
 */
export function currentState(requirement: DatedState, today: string): RequirementState {
  const { state, implementationDate } = requirement;
  const liesAhead = implementationDate !== null && implementationDate > today;
  return state === 'in-force' && liesAhead ? 'upcoming' : state;
}

/** The different states that hold on that day, in the order of the requirements. */
export function statesOn(requirements: readonly DatedState[], today: string): RequirementState[] {
  return [...new Set(requirements.map((requirement) => currentState(requirement, today)))];
}
