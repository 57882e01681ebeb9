import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { LawOrder, Proposal } from '#features/law/law.schema.ts';
import type { PrintedFacts } from '#features/law/law-inputs.schema.ts';

/** What a correction changes of what is printed on an order, fact by fact. */
export function CorrectedFacts({ correction: { before, after } }: { correction: NonNullable<Proposal['correction']> }) {
  const { t } = useLingui();
  const names: Record<keyof PrintedFacts, string> = {
    number: t`Number`,
    title: t`Title as printed`,
    signedOn: t`Signed`,
    publishedOn: t`Published`,
    link: t`Address of the paper`,
  };
  const facts = Object.keys(names) as (keyof PrintedFacts)[];
  const words = (name: keyof PrintedFacts, fact: string | null) =>
    fact === null ? t`Nothing` : name.endsWith('On') ? formatDate(fact) : fact;
  return (
    <dl className="stack-3">
      {facts
        .filter((name) => before[name] !== after[name])
        .map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{names[name]}</dt>
            <dd className="wrap-anywhere">
              <del className="bg-withdrawn/15">
                <span className="sr-only">
                  <Trans>Recorded:</Trans>{' '}
                </span>
                <bdi>{words(name, before[name])}</bdi>
              </del>
              {' → '}
              <ins className="bg-gold/25 font-semibold no-underline">
                <span className="sr-only">
                  <Trans>Printed:</Trans>{' '}
                </span>
                <bdi>{words(name, after[name])}</bdi>
              </ins>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The corrections of an order, with who made them and why. */
export function CorrectionList({ corrections }: Pick<LawOrder, 'corrections'>) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`What was corrected`} className="stack-3 max-w-3xl">
      <h2 className="text-xl">
        <Trans>What was corrected</Trans>
      </h2>
      <ul className="border-t border-ink">
        {corrections.map(({ id, correction, reason, madeBy, decidedBy, decidedAt }) => (
          <li key={id} className="stack-2 border-b border-rule py-4">
            {correction && <CorrectedFacts correction={correction} />}
            {reason && <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>}
            <p className="text-sm text-ink-2">
              <bdi>{madeBy}</bdi>
              {decidedBy && (
                <>
                  {' · '}
                  <Trans>
                    published by <bdi>{decidedBy}</bdi>
                  </Trans>
                </>
              )}
              {decidedAt && <>, {shortMoment(decidedAt, i18n.locale)}</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
