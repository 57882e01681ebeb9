import { useLingui } from '@lingui/react/macro';
import type { ListQuery } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import type { Publication } from '#features/publications/publication.schema.ts';
import { ListNotes } from '#features/requirements/components/list-notes.tsx';
import { RequirementTable } from '#features/requirements/components/requirement-table.tsx';
import type { LawOfList } from '#features/requirements/exemptions/find-law-of-list.server.ts';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { ServiceExemptions } from './service-exemptions.tsx';

export type ListOfService = {
  rows: RequirementRow[];
  reader: SheetReader;
  compliance?: string | null;
  total: number;
  query: ListQuery;
  publications: Publication[];
  law: LawOfList;
};

/** The mandatory-products table on a service's page; the links of its pages include the section's hash. */
export function ListSection({ list }: { list: ListOfService }) {
  const { t } = useLingui();
  const { rows, reader, compliance, total, query, publications, law } = list;
  return (
    <div className="mt-6">
      <PagedList
        query={query}
        total={total}
        search={
          <ListSearch
            id="list-search"
            label={t`Search this list`}
            placeholder={t`Enter the IS & Product Name`}
            query={query}
          />
        }
      >
        <RequirementTable
          rows={rows}
          reader={reader}
          query={query}
          compliance={compliance}
          clearTo={`.${query.hash}`}
        />
      </PagedList>
      <ListNotes rows={rows} publications={publications} />
      <ServiceExemptions law={law} />
    </div>
  );
}
