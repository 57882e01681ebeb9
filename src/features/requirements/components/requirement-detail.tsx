import { Trans } from '@lingui/react/macro';
import { isBlank } from '#core/text/filled.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import { currentState } from '#features/requirements/requirement-state.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useRequirementFacts } from './requirement-facts.tsx';
import { StateChip } from './state-chip.tsx';
import { StateSentence } from './state-sentence.tsx';
import { ToBeConfirmed } from './to-be-confirmed.tsx';

/** One requirement of a product: its state in words, its facts, and what is in doubt. */
export function RequirementDetail({ requirement, today }: { requirement: Requirement; today: string }) {
  const { note, confirmed, source } = requirement;
  const state = currentState(requirement, today);
  const facts = useRequirementFacts(requirement, state, today);
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <StateChip state={state} from={requirement.implementationDate} />
        {!confirmed && <ToBeConfirmed />}
        <span className="min-w-0">
          <StateSentence state={state} from={requirement.implementationDate} />
        </span>
      </p>
      <FactList facts={facts} />
      {!isBlank(note) && (
        <p className="border-s-2 border-gold ps-3">
          <bdi>{note}</bdi>
        </p>
      )}
      {!confirmed && (
        <p className="text-sm">
          <Trans>
            We have not been able to check every fact of this entry against the gazette. Ask us or the regulator before
            you rely on it.
          </Trans>
        </p>
      )}
      <p className="text-sm text-ink-2">
        {source ? (
          <Trans>
            Source: <bdi>{source}</bdi>
          </Trans>
        ) : (
          <Trans>The source is still to be confirmed.</Trans>
        )}
      </p>
    </div>
  );
}
