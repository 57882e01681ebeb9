import { msg } from '@lingui/core/macro';

export const atEarliest = 'At earliest';

/** Preferred times that are no exact slot; the values are the specification's. */
export const callWindows = [
  { value: 'Any time whole day', label: msg`Any time whole day` },
  { value: atEarliest, label: msg`At earliest` },
  {
    value: 'Any time in First Half (10:00 AM - 1:30 PM)',
    label: msg`Any time in First Half (10:00 AM - 1:30 PM)`,
  },
  {
    value: 'Any time in Second Half (2:30 PM - 6:00 PM)',
    label: msg`Any time in Second Half (2:30 PM - 6:00 PM)`,
  },
];

export function isCallWindow(preference: string): boolean {
  return callWindows.some(({ value }) => value === preference);
}
