import { Trans } from '@lingui/react/macro';

/** Says on the sheet of chosen readers that the choice stays, and how to undo it. */
export function ChoiceNote() {
  return (
    <p className="w-full text-sm text-ink-2 noscript:hidden">
      <Trans>This browser opens other sheets with the same choice; “Both” ends that.</Trans>
    </p>
  );
}
