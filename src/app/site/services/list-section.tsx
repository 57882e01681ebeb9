import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListQuery } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { ExemptionKindName } from '#features/orders/components/exemption-kind-name.tsx';
import type { Publication } from '#features/publications/list-publications.server.ts';
import { ListNotes } from '#features/requirements/components/list-notes.tsx';
import { RequirementTable } from '#features/requirements/components/requirement-table.tsx';
import type { LawOfList } from '#features/requirements/exemptions/find-law-of-list.server.ts';
import type { RequirementRow } from '#features/requirements/requirement-row.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

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

/** The exemptions that most orders on the list of a service share; the others, the customs codes and the deadlines have their own pages. */
function ServiceExemptions({ law }: { law: LawOfList }) {
  const { hasCustomsCodes, calendar } = law;
  const { orders, common } = law.exemptions;
  const hasPage = orders > 0 || hasCustomsCodes;
  if (!hasPage && !calendar) return null;
  return (
    <div className="mt-6 stack-2">
      {orders > 0 && (
        <>
          <h3>
            <Trans>Exemptions and transition</Trans>
          </h3>
          <p>
            <Plural
              value={orders}
              one="# order on this list grants exemptions, for its own products only."
              other="# orders on this list grant exemptions, each for its own products only. Most common:"
            />
          </p>
          <ul className="stack-2">
            {common.map(({ kind, condition }) => (
              <li key={kind}>
                <Trans>
                  <strong>
                    <ExemptionKindName kind={kind} />
                  </strong>
                  : <OwnText text={condition} />
                </Trans>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {hasPage && (
          <TextLink to="exemptions">
            <Trans>All exemptions and customs codes</Trans>
          </TextLink>
        )}
        {hasPage && calendar && ' · '}
        {calendar && (
          <TextLink to={calendar}>
            <Trans>Deadlines</Trans>
          </TextLink>
        )}
      </p>
    </div>
  );
}
