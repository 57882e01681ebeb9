import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { Correction, PrintedFacts } from '#features/law/correction-inputs.schema.ts';
import type { LawOrder } from '#features/law/law.schema.ts';
import { useExemptionWords } from '../exemptions/use-exemption-words.ts';
import { rowName } from '../list-name.ts';

/** What a correction changes of what is printed on an order, fact by fact. */
export function CorrectedFacts({ correction: { before, after } }: { correction: Correction }) {
  const { t, i18n } = useLingui();
  const { inOneLine } = useExemptionWords();
  const names = {
    number: t`Number`,
    title: t`Title as printed`,
    subject: t`Subject`,
    authority: t`Issued by`,
    signedOn: t`Signed`,
    publishedOn: t`Published`,
    link: t`Address of the paper`,
  } satisfies Partial<Record<keyof PrintedFacts, string>>;
  const facts = Object.keys(names) as (keyof typeof names)[];
  const words = (name: keyof typeof names, fact: string | null | undefined) =>
    fact === null || fact === undefined ? t`Nothing` : name.endsWith('On') ? formatDate(fact) : fact;
  return (
    <dl className="stack-3">
      {facts
        .filter((name) => before[name] !== after[name])
        .map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{names[name]}</dt>
            <dd className="wrap-anywhere">
              <Recorded>{words(name, before[name])}</Recorded>
              {' → '}
              <Printed>{words(name, after[name])}</Printed>
            </dd>
          </div>
        ))}
      <ChangedRows
        name={t`Entries of lists`}
        before={before.lines?.map((line) => rowName(i18n, line))}
        after={after.lines?.map((line) => rowName(i18n, line))}
      />
      <ChangedRows
        name={t`Exempts`}
        before={before.exemptions?.map(inOneLine)}
        after={after.exemptions?.map(inOneLine)}
      />
    </dl>
  );
}

type ChangedProps = { name: string; before: readonly string[] | undefined; after: readonly string[] | undefined };

/** What was taken away, and what was added; nothing of what stays. */
function ChangedRows({ name, before = [], after = [] }: ChangedProps) {
  const [had, has] = [new Set(before), new Set(after)];
  const removed = [...had].filter((row) => !has.has(row));
  const added = [...has].filter((row) => !had.has(row));
  if (removed.length + added.length === 0) return null;
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      {removed.map((row) => (
        <dd key={row} className="wrap-anywhere">
          <Recorded>{row}</Recorded>
        </dd>
      ))}
      {added.map((row) => (
        <dd key={row} className="wrap-anywhere">
          <Printed>{row}</Printed>
        </dd>
      ))}
    </div>
  );
}

function Recorded({ children }: { children: string }) {
  return (
    <del className="bg-withdrawn/15">
      <span className="sr-only">
        <Trans>Recorded:</Trans>{' '}
      </span>
      <bdi>{children}</bdi>
    </del>
  );
}

function Printed({ children }: { children: string }) {
  return (
    <ins className="bg-gold/25 font-semibold no-underline">
      <span className="sr-only">
        <Trans>Printed:</Trans>{' '}
      </span>
      <bdi>{children}</bdi>
    </ins>
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
