import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { OwnText } from '#ui/own-language.tsx';

export type ReadFact = { source: string | null; readOn: string; isSecondHand: boolean };

/** Where a fact was read and when, and whether that was the authority's own paper. */
export function Reading({ fact: { source, readOn, isSecondHand } }: { fact: ReadFact }) {
  const { i18n } = useLingui();
  if (!source) return null;
  const day = longDate(readOn, i18n.locale);
  return (
    <p className="text-sm wrap-anywhere text-ink-2">
      <Trans>
        Source: <OwnText text={source} from="lists" />, read on {day}
      </Trans>
      {isSecondHand && (
        <>
          {' · '}
          <Trans>second hand; we have not seen the authority’s own paper</Trans>
        </>
      )}
    </p>
  );
}

/** The reading that all rows share; null if they were read in different places. */
export function sharedReading(facts: readonly ReadFact[]): ReadFact | null {
  const [first] = facts;
  const isSame = (fact: ReadFact) =>
    fact.source === first?.source && fact.readOn === first?.readOn && fact.isSecondHand === first.isSecondHand;
  return first && facts.every(isSame) ? first : null;
}
