import { Trans } from '@lingui/react/macro';
import { StatusChip } from '#ui/chip.tsx';

/** Marks a fact that we could not check against its regulator; `ConfirmationNote` on the same page explains it. */
export function ToBeConfirmed() {
  return (
    <StatusChip tone="note">
      <Trans>To be confirmed</Trans>
    </StatusChip>
  );
}

/** What the mark means, and what to do about it. */
export function ConfirmationNote() {
  return (
    <p className="max-w-prose text-sm text-ink-2">
      <Trans>
        “To be confirmed” marks what we could not check against the regulator’s own publication. Ask us or the regulator
        before you rely on it.
      </Trans>
    </p>
  );
}
