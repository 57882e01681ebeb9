import type { Status } from '../evaluation/evaluate.ts';
import type { KeptChange, KeptRow } from '../kept-sheets.schema.ts';

/** What a sheet does not keep; but that something is not required was said, and who relied on it must hear if it is not. */
const quiet: readonly Status[] = ['none-found', 'not-checked'];

/** What has changed between two states of one sheet, in the order of the newer one; what is gone comes last. */
export function changesSince(before: readonly KeptRow[], now: readonly KeptRow[]): KeptChange[] {
  const old = new Map(before.map((row) => [row.key, row]));
  const present = new Set(now.map(({ key }) => key));
  // A sheet that was kept before we looked at what is in the box says nothing of it, and nothing has changed.
  const looked = new Set(before.map(({ key }) => itemOf(key)));
  const comparable = now.filter(({ key }) => !itemOf(key) || looked.has(itemOf(key)));
  return [
    ...comparable.map((row) => ({ key: row.key, before: old.get(row.key) ?? null, now: row })),
    ...before.filter(({ key }) => !present.has(key)).map((row) => ({ key: row.key, before: row, now: null })),
  ].filter(({ before, now }) => standingOf(before) !== standingOf(now));
}

/** The thing in the box that a row is about: `charger` of `charger:laptop-charger:crs`. */
const itemOf = (key: string): string => (key.includes(':') ? key.slice(0, key.indexOf(':')) : '');

/** What of a row is compared: not its name, which is a word of ours. */
function standingOf(row: KeptRow | null): string {
  if (!row || (quiet.includes(row.status) && row.states.length === 0)) return '';
  const { status, likelihood, states } = row;
  const days = states.map(({ state, audiences, day, earlier }) =>
    [state, [...audiences].sort().join(), day, earlier].join(' '),
  );
  return JSON.stringify([status, likelihood, days.sort()]);
}
