import { Trans } from '@lingui/react/macro';

/** The answer of a sheet in one line for each route: goods made in India, and goods made abroad. */
export function VerdictLines({ verdicts }: { verdicts: readonly { label: string; words: string }[] }) {
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
