export const notificationKinds = [
  'New order',
  'Amendment',
  'Extension',
  'Rescission',
  'Guideline',
  'Draft',
  'Exemption',
  'Suspension',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What a later notification can do to an earlier one. */
export const changedStates = ['replaced', 'partly_replaced', 'rescinded', 'partly_rescinded'] as const;

/** Where a notification stands on a day: `followed` means that a later one deals with the same subject. */
export type NotificationState = (typeof changedStates)[number] | 'followed' | 'draft' | 'upcoming' | 'in_effect';

type Facts = {
  state: (typeof changedStates)[number] | null;
  laterSlug: string | null;
  kind: NotificationKind | null;
  effectiveDate: string | null;
};

/** The state on that day; null when our facts do not say, as for an order whose start only its own text gives. */
export function notificationStateOn(
  { state, laterSlug, kind, effectiveDate }: Facts,
  today: string,
): NotificationState | null {
  if (state) return state;
  if (kind === 'Draft') return 'draft';
  if (laterSlug) return 'followed';
  // A suspension ends after some months, which may have passed.
  if (!effectiveDate || kind === 'Suspension') return null;
  return effectiveDate > today ? 'upcoming' : 'in_effect';
}
