import type { Publication } from '#features/publications/list-publications.server.ts';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import { LegendLink } from './legend-link.tsx';
import { ConfirmationNote } from './notes.tsx';
import { PublicationNames } from './publication-names.tsx';

/** Says where a list is published and what its marks mean. */
export function ListNotes({
  rows,
  publications,
}: {
  rows: readonly RequirementRow[];
  publications: readonly Publication[];
}) {
  return (
    <div className="mt-4 stack-2">
      {rows.some((row) => row.inDoubt) && <ConfirmationNote />}
      <PublicationNames publications={publications} />
      <p className="text-sm">
        <LegendLink />
      </p>
    </div>
  );
}
