import type { RequirementState } from '../requirement-state.schema.ts';

/** The names of states for files, which are in English; pages have them from `<StateChip>`. */
export const stateNames: Record<RequirementState, string> = {
  'in-force': 'In force',
  upcoming: 'Upcoming',
  paused: 'Paused',
  'de-notified': 'De-notified',
  rescinded: 'Rescinded',
  voluntary: 'Voluntary',
  exempt: 'Exempt',
  listed: 'Compulsory',
  unknown: 'Not known',
  'date-open': 'Date left open',
};
