import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

const words: [RegExp, RequirementState][] = [
  [/^rescinded\b/i, 'rescinded'],
  [/^de-?notified\b/i, 'de-notified'],
  [/^(?:paused|suspended)\b/i, 'paused'],
  [/^voluntary\b/i, 'voluntary'],
  [/^exempt/i, 'exempt'],
  [/^unknown\b/i, 'unknown'],
  [/\bdraft\b/i, 'upcoming'],
  [/^(?:in force|mandatory|notified)\b/i, 'in-force'],
];

/** The state that a list's own words express; null when the words are not known. */
export function stateOfListing(status: string): RequirementState | null {
  return words.find(([pattern]) => pattern.test(status))?.[1] ?? null;
}

/** The first day that a list's note gives: `From 2026-10-01 (small …)`; null when it gives none. */
export function startDateInNote(note: string | null): string | null {
  return /^From (\d{4}-\d{2}-\d{2})\b/.exec(note ?? '')?.[1] ?? null;
}
