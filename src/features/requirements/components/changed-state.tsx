import { formatDate } from '#core/time/dates.ts';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import { StateChip } from './state-chip.tsx';

/** The state of a requirement that is not simply in force, with the list's own words. */
export function ChangedState({ change }: { change: NonNullable<RequirementRow['change']> }) {
  const { state, stateText, implementationDate } = change;
  return (
    <>
      <StateChip state={state} from={implementationDate} />
      {stateText && state !== 'upcoming' && (
        <span className="text-sm text-ink-2 tabular-nums">{printedDates(stateText)}</span>
      )}
    </>
  );
}

/** The list's own words, with its dates as tables show them. */
function printedDates(text: string): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate);
}
