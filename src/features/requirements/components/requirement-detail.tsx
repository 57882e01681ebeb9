import type { Requirement } from '#features/requirements/requirement.ts';
import { currentState } from '#features/requirements/requirement-state.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { AudienceStates } from './audience-states.tsx';
import { RequirementNote } from './requirement-note.tsx';
import { StateChip } from './state-chip.tsx';
import { StateSentence } from './state-sentence.tsx';
import { ToBeConfirmed } from './to-be-confirmed.tsx';
import { useRequirementFacts } from './use-requirement-facts.tsx';

/**
 * One requirement of a product: its state in words and its facts.
 * @param isAlone whether it is the only one of its scheme, whose state the sheet above gives
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
        <>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
            <StateChip state={state} from={implementationDate} />
            <span className="min-w-0">
              <StateSentence
                state={state}
                from={implementationDate}
                inForceSince={requirement.states[0]?.inForceSince}
                until={requirement.states[0]?.until ?? null}
                publication={requirement.publication}
              />
            </span>
            {isMarked && <ToBeConfirmed />}
          </p>
          <AudienceStates states={requirement.states} />
        </>
      )}
      <FactList facts={facts} />
      <RequirementNote note={note} />
    </div>
  );
}
