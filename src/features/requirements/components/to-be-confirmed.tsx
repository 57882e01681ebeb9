import { Trans } from '@lingui/react/macro';

/** Marks an entry of which not every fact was seen in a source; a note on the page says what it means. */
export function ToBeConfirmed() {
  return (
    <span className="text-sm font-normal text-ink-2 italic">
      <Trans>to be confirmed</Trans>
    </span>
  );
}
