import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import { currentState } from '#features/requirements/requirement-state.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { RequirementNote } from './requirement-note.tsx';
import { StateChip } from './state-chip.tsx';
import { ToBeConfirmed } from './to-be-confirmed.tsx';
import { useRequirementFacts } from './use-requirement-facts.tsx';

/**
 * One requirement of a product: its facts and, if there are others under the same scheme, its state.
 * @param isAlone whether it is the only one of its scheme, so that the sheet above already gives its state
 * @param isMarked whether to mark a doubtful requirement, when others beside it are certain
 */
export function RequirementDetail({
  requirement,
  today,
  isAlone,
  isMarked,
}: {
  requirement: Requirement;
  today: string;
  isAlone: boolean;
  isMarked: boolean;
}) {
  const { note, implementationDate } = requirement;
  const state = currentState(requirement, today);
  const facts = useRequirementFacts(requirement, state, today);
  return (
    <div className="stack-3">
      {!isAlone && (
        <p>
          <StateChip state={state} from={implementationDate} />{' '}
          {state === 'in-force' && implementationDate && <Trans>since {formatDate(implementationDate)}</Trans>}{' '}
          {isMarked && <ToBeConfirmed />}
        </p>
      )}
      <FactList facts={facts} />
      <RequirementNote note={note} />
    </div>
  );
}
