import { useLingui } from '@lingui/react/macro';
import { ListPages } from '#app/page/list-pages.tsx';
import { type ListQuery, tablePageSizes } from '#app/page/list-query.ts';
import { ListRange } from '#app/page/list-range.tsx';
import { ListSearch } from '#app/page/list-search.tsx';
import { ListNotes } from '#features/requirements/components/list-notes.tsx';
import { RequirementTable } from '#features/requirements/components/requirement-table.tsx';
import { requirementsSection } from '#features/requirements/requirement-list.schema.ts';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';

export type ListOfService = {
  rows: RequirementRow[];
  compliance?: string | null;
  total: number;
  query: ListQuery;
  sources: string[];
};

const hash = `#${requirementsSection}`;

/** The mandatory-products table inside a service's page; its addresses keep the section's hash. */
export function ListSection({ list }: { list: ListOfService }) {
  const { t } = useLingui();
  const { rows, compliance, total, query, sources } = list;
  return (
    <div className="mt-6 space-y-4">
      <ListSearch
        id="list-search"
        label={t`Search this list`}
        placeholder={t`Enter the IS & Product Name`}
        query={query}
        sizes={tablePageSizes}
        hash={hash}
      />
      <ListRange query={query} total={total} />
      <RequirementTable rows={rows} query={query} compliance={compliance} clearTo={`.${hash}`} />
      <ListPages query={query} total={total} sizes={tablePageSizes} hash={hash} />
      <ListNotes sources={sources} rows={rows} />
    </div>
  );
}
