import type { ReactNode } from 'react';
import { ListPages } from './list-pages.tsx';
import type { ListQuery } from './list-query.ts';
import { ListRange } from './list-range.tsx';

/**
 * One page of a list with what belongs to it: the search above, which entries are shown, and the pages below.
 *
 * @param search a `<ListSearch>`; without it the list has no search
 * @param empty an `<EmptyState>`, shown instead of the entries when there are none
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
