import { Trans } from '@lingui/react/macro';

/** Marks an entry if not all of its facts were seen in a source; a note on the page explains the mark. */
export function ToBeConfirmed() {
  return (
    <span className="text-sm font-normal text-ink-2 italic">
      <Trans>to be confirmed</Trans>
    </span>
  );
}
