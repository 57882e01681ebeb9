import type { ReactNode } from 'react';
import { type ChosenFilter, ChosenFilters } from './chosen-filters.tsx';
import { ListPages } from './list-pages.tsx';
import type { ListQuery } from './list-query.ts';
import { ListRange } from './list-range.tsx';

/**
 * One page of a list with its controls: the search above, the range of entries shown, and the pages below.
 *
 * @param search a `<ListSearch>`; without it the list has no search
 * @param chosen the filters that narrow the list, with their labels
 * @param empty an `<EmptyState>`, shown when there are no entries
 * @param children the entries: a table or cards
 */
export function PagedList({
  query,
  total,
  search,
  chosen = [],
  empty,
  children,
}: {
  query: ListQuery;
  total: number;
  search?: ReactNode;
  chosen?: readonly ChosenFilter[];
  empty?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {search}
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListRange query={query} total={total} />
        <ChosenFilters query={query} chosen={chosen} />
      </div>
      {total === 0 && empty ? empty : children}
      <ListPages query={query} total={total} />
    </>
  );
}
