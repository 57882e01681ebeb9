import { distinctBy } from '#core/distinct-by.ts';
import { type Assessment, assessFamily, type SheetFor } from '../evaluation/assess-family.ts';
import type { KeptRow } from '../kept-sheets.schema.ts';

type Known = Parameters<typeof assessFamily>[0];

/** What each approval is for these readers, without words; approvals of which nothing is known are left out. */
export function keptRows(known: Known, sheetFor: SheetFor): KeptRow[] {
  return assessFamily(known, sheetFor)
    .filter(({ status }) => status !== 'none-found' && status !== 'not-checked')
    .map(({ approval: { key, name }, status, likelihood, grounds }) => ({
      ...{ key, name, status, likelihood },
      states: statesOf(grounds),
    }));
}

/** The states of the rows on which a status rests, each once. */
export function statesOf(grounds: Assessment['grounds']): KeptRow['states'] {
  const states = grounds.flatMap((ground) => ('line' in ground ? ground.line.states : []));
  const kept = states.map(({ state, audiences, day, earlier }) => ({ state, audiences, day, earlier }));
  return distinctBy(kept, JSON.stringify);
}
