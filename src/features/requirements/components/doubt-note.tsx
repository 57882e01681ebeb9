import { Trans } from '@lingui/react/macro';

/** Says once, for an entry as a whole, that not all of its facts were seen in a source. */
export function DoubtNote() {
  return (
    <p className="max-w-prose text-sm text-ink-2">
      <Trans>
        To be confirmed: we have not been able to check every detail of this entry against the gazette. Ask us or the
        regulator before you rely on it.
      </Trans>
    </p>
  );
}
