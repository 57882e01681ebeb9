import { Trans } from '@lingui/react/macro';
import { ConfirmationNote } from '#app/page/confirmation-note.tsx';
import type { ListedLine } from '#features/requirements/requirement-row.ts';

/** Where a list comes from, and what its marks mean. */
export function ListNotes({ sources, rows }: { sources: string[]; rows: ListedLine[] }) {
  return (
    <div className="mt-4 space-y-2">
      {rows.some((row) => row.inDoubt) && <ConfirmationNote />}
      {sources.length > 0 && (
        <p className="max-w-prose text-sm text-ink-2">
          <Trans>Sources: {sources.join('; ')}</Trans>
        </p>
      )}
    </div>
  );
}
