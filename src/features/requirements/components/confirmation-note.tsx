import { Trans } from '@lingui/react/macro';

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
