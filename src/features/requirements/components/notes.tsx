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

/** Marks an entry if not all of its facts were seen in a source; a note on the page explains the mark. */
export function ToBeConfirmed() {
  return (
    <span className="text-sm font-normal text-ink-2 italic">
      <Trans>to be confirmed</Trans>
    </span>
  );
}

/** Explains what the mark "to be confirmed" on a page means, and what to do about it. */
export function ConfirmationNote() {
  return (
    <p className="max-w-prose text-sm text-ink-2">
      <Trans>
        “To be confirmed” marks anything we could not check against the regulator’s own publication. Ask us or the
        regulator before you rely on it.
      </Trans>
    </p>
  );
}
