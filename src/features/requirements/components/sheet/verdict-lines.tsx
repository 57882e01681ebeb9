import { Trans } from '@lingui/react/macro';

/** The answer of a sheet, in one line for each route if they differ: goods made in India, and goods made abroad. */
export function VerdictLines({ verdicts }: { verdicts: readonly { label: string | null; words: string }[] }) {
  const [only] = verdicts;
  if (verdicts.length === 1 && only?.label === null) return <p className="verdict">{only.words}</p>;
  return (
    <dl className="verdict stack-2">
      {verdicts.map(({ label, words }) => (
        <div key={label}>
          <dt className="me-2 inline text-ink-2">
            <Trans>{label}:</Trans>
          </dt>
          <dd className="inline">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
