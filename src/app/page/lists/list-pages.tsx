import { useLingui } from '@lingui/react/macro';
import { Pagination } from '#ui/pagination.tsx';
import { type ListQuery, listAddress, pageCountOf } from './list-query.ts';
import { PageSize } from './page-size.tsx';

/** The controls under a list: its pages and the page size. A list that fits on the shortest page needs neither. */
export function ListPages({ query, total }: { query: ListQuery; total: number }) {
  const { t } = useLingui();
  if (total <= Math.min(...query.sizes)) return null;
  return (
    <div className="no-print mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <Pagination
        page={query.page}
        pageCount={pageCountOf(total, query.perPage)}
        hrefFor={(page) => listAddress({ ...query, page })}
        labels={{
          navigation: t`Pages of the list`,
          previous: t`Previous`,
          next: t`Next`,
          page: (page) => t`Page ${page}`,
        }}
      />
      {query.sizes.length > 1 && <PageSize query={query} />}
    </div>
  );
}
