import type { AudienceState } from '#features/orders/lines/list-line-states.server.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import type { Requirement } from '../requirement.ts';
import { currentState, type RequirementState } from '../requirement-state.schema.ts';
import { audiencesOfReader, type SheetReader } from './sheet-reader.ts';

/** A state that entries of one scheme have today for some audiences. */
export type SchemeState = {
  state: RequirementState;
  audiences: Audience[];
  /** The day on which it begins or began; for a pause, its last day. */
  day: string | null;
  /** The day since which it has been in force without a break, when earlier orders required it before this one. */
  earlier: string | null;
  /** The list to cite when no order gives the state. */
  publication: Publication | null;
  /** Whether it is compulsory under an order of which nobody has read when it began. */
  isUnread?: boolean;
};

/** The part of a requirement from which its states are computed. */
type Entry = Pick<Requirement, 'state' | 'implementationDate' | 'states' | 'publication' | 'order'>;

/** The most pressing state first. */
const byUrgency: readonly RequirementState[] = [
  'in-force',
  'upcoming',
  'unknown',
  'date-open',
  'listed',
  'paused',
  'exempt',
  'voluntary',
  'rescinded',
  'de-notified',
];

/** The distinct states of all entries of one scheme today, for the audiences of that reader. */
export function statesOfScheme(requirements: readonly Entry[], reader: SheetReader, today: string): SchemeState[] {
  return statesFor(requirements, audiencesOfReader[reader], today);
}

/** The same for these audiences. */
export function statesFor(requirements: readonly Entry[], wanted: readonly Audience[], today: string): SchemeState[] {
  const states = new Map<string, SchemeState>();
  for (const requirement of requirements) {
    for (const { audiences, ...rest } of statesOfEntry(requirement, today)) {
      const concerned = wanted.filter((audience) => audiences.includes(audience));
      if (concerned.length === 0) continue;
      const { publication, order } = requirement;
      const isUnread = rest.state === 'listed' && order !== null && publication?.subject !== 'radio';
      const state = { ...rest, audiences: concerned, publication, ...(isUnread && { isUnread }) };
      states.set(JSON.stringify([state.state, state.day, state.earlier, isUnread, concerned]), state);
    }
  }
  return [...states.values()].sort(
    (a, b) => byUrgency.indexOf(a.state) - byUrgency.indexOf(b.state) || (a.day ?? '').localeCompare(b.day ?? ''),
  );
}

type EntryState = Omit<SchemeState, 'publication'>;

/** The states of one entry; audiences with different histories but the same state today share one. */
function statesOfEntry(requirement: Entry, today: string): EntryState[] {
  if (requirement.states.length === 0) return [stateWithoutOrder(requirement, today)];
  const alike = Map.groupBy(requirement.states, (state) => JSON.stringify(daysOf(state)));
  return [...alike.values()].flatMap((states) => {
    const [first] = states;
    return first ? [{ ...daysOf(first), audiences: states.flatMap(({ audiences }) => audiences) }] : [];
  });
}

function daysOf(given: AudienceState) {
  const { state, since, inForceSince, until } = given;
  const isOlder = state === 'in-force' && since && inForceSince && inForceSince < since;
  return { state, day: state === 'paused' ? until : startOfState(given), earlier: isOlder ? inForceSince : null };
}

/** Without an order, an entry is only listed, because nothing says for whom it is in force and since when. */
function stateWithoutOrder(requirement: Entry, today: string): EntryState {
  const state = currentState(requirement, today);
  return {
    state: state === 'in-force' ? 'listed' : state,
    audiences: [...everyAudience],
    day: state === 'upcoming' ? requirement.implementationDate : null,
    earlier: null,
  };
}
