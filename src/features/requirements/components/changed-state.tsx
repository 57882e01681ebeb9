import { sameWords } from '#core/text/same-words.ts';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import { DatedText } from './dated-text.tsx';
import { StateChip } from './state-chip.tsx';

/** The state of a requirement that is not simply in force, with the list's own words for it. */
export function ChangedState({ change }: { change: NonNullable<RequirementRow['change']> }) {
  const { state, stateText, implementationDate } = change;
  return (
    <>
      <StateChip state={state} from={implementationDate} />
      {stateText && state !== 'upcoming' && !sameWords(stateText, state) && (
        <span className="text-sm text-ink-2 tabular">
          <DatedText text={stateText} />
        </span>
      )}
    </>
  );
}
