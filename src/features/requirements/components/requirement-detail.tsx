import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import { currentState } from '#features/requirements/requirement-state.schema.ts';
import type { SharedFact } from '#features/requirements/shared-facts.ts';
import { FactList } from '#ui/fact-list.tsx';
import { ToBeConfirmed } from './notes.tsx';
import { RequirementNote } from './requirement-note.tsx';
import { StateChip } from './state-chip.tsx';
import { useRequirementFacts } from './use-requirement-facts.tsx';

/**
 * One requirement of a product: its facts and, if there are others under the same scheme, its state.
 * @param isAlone whether it is the only one of its scheme, so that the sheet above already gives its state
 * @param isMarked whether to mark a doubtful requirement, when others beside it are certain
 * @param shared what it has in common with the others, which is said once for all of them
 */
export function RequirementDetail({
  requirement,
  today,
  isAlone,
  isMarked,
  shared,
}: {
  requirement: Requirement;
  today: string;
  isAlone: boolean;
  isMarked: boolean;
  shared: ReadonlySet<SharedFact>;
}) {
  const state = currentState(requirement, today);
  const facts = useRequirementFacts({ requirement, state, today, part: 'own', shared });
  return (
    <div className="stack-3">
      {!isAlone && !shared.has('state') && <State requirement={requirement} today={today} isMarked={isMarked} />}
      <FactList facts={facts} />
      <RequirementNote note={requirement.note} />
    </div>
  );
}

/** What all requirements of one scheme have in common, said once above them. */
export function SharedDetail({
  requirement,
  today,
  shared,
}: {
  requirement: Requirement;
  today: string;
  shared: ReadonlySet<SharedFact>;
}) {
  const state = currentState(requirement, today);
  const facts = useRequirementFacts({ requirement, state, today, part: 'shared', shared }).filter(
    ({ value }) => value !== null,
  );
  if (!shared.has('state') && facts.length === 0) return null;
  return (
    <div className="stack-3">
      {shared.has('state') && <State requirement={requirement} today={today} isMarked={false} />}
      {facts.length > 0 && <FactList facts={facts} />}
    </div>
  );
}

function State({ requirement, today, isMarked }: { requirement: Requirement; today: string; isMarked: boolean }) {
  const { i18n } = useLingui();
  const { implementationDate } = requirement;
  const state = currentState(requirement, today);
  return (
    <p>
      <StateChip state={state} from={implementationDate} />{' '}
      {state === 'in-force' && implementationDate && <Trans>since {longDate(implementationDate, i18n.locale)}</Trans>}{' '}
      {isMarked && <ToBeConfirmed />}
    </p>
  );
}
