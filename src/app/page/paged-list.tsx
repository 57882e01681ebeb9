import type { ReactNode } from 'react';
import { ListPages } from './list-pages.tsx';
import type { ListQuery } from './list-query.ts';
import { ListRange } from './list-range.tsx';

/**
 * One page of a list with its controls: the search above, the range of entries shown, and the pages below.
 *
 * @param search a `<ListSearch>`; without it the list has no search
 * @param empty an `<EmptyState>`, shown when there are no entries
 * @param children the entries: a table or cards
 */
export function PagedList({
  query,
  total,
  search,
  empty,
  children,
}: {
  query: ListQuery;
  total: number;
  search?: ReactNode;
  empty?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {search}
      <div className="mt-6 mb-3">
        <ListRange query={query} total={total} />
      </div>
      {total === 0 && empty ? empty : children}
      <ListPages query={query} total={total} />
    </>
  );
}
