import { Trans } from '@lingui/react/macro';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import { ConfirmationNote } from './confirmation-note.tsx';

/** Where a list comes from, and what its marks mean. */
export function ListNotes({ sources, rows }: { sources: string[]; rows: RequirementRow[] }) {
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
