import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListPages } from './list-pages.tsx';

type Empty = { title: ReactNode; text?: ReactNode };

/**
 * A list of the desk: its filters, how many rows there are, the rows or why there are none, and its pages. Filters and
 * page stand in the address, so that a view can be sent to a colleague.
 *
 * @param count how many rows the filters leave, as a sentence
 * @param none what an empty list says; `noneFit` while it is narrowed
 * @param aside what can be done with the whole list, at the end of the line of the count
 * @param around puts the rows, or what stands in their place, into something more
 * @param above what stands between the count and the rows, such as what can be done to those that are chosen
 */
export function DeskList({
  filters,
  count,
  isEmpty,
  none,
  noneFit,
  aside,
  above,
  around = (rows) => rows,
  pages,
  children,
}: {
  filters?: ReactNode;
  count: ReactNode;
  isEmpty: boolean;
  none: Empty;
  noneFit?: Empty;
  aside?: ReactNode;
  above?: ReactNode;
  around?: (rows: ReactNode) => ReactNode;
  pages: { total: number; perPage: number; label: string };
  children: ReactNode;
}) {
  const [params] = useSearchParams();
  const isNarrowed = [...params].some(([name, value]) => value && name !== 'page' && name !== 'sort');
  const why = isNarrowed && noneFit ? { ...noneFit, isNarrowed } : none;
  // Somebody has taken what stood on the last page, or the address is an old one.
  const noRows = pages.total > 0 ? <PastTheEnd /> : <NoRows {...why} />;
  return (
    <div className="stack-4">
      {filters}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-ink-2">
          {count}
        </p>
        {aside}
      </div>
      {above}
      {around(isEmpty ? noRows : children)}
      <ListPages {...pages} page={Number(params.get('page') ?? 1)} />
    </div>
  );
}

function PastTheEnd() {
  const [params] = useSearchParams();
  const first = new URLSearchParams([...params].filter(([name]) => name !== 'page'));
  const action = (
    <LinkButton to={`?${first}`} variant="secondary">
      <Trans>To the first page</Trans>
    </LinkButton>
  );
  return <EmptyState title={<Trans>Nothing stands on this page any more</Trans>} action={action} />;
}

function NoRows({ title, text, isNarrowed = false }: Empty & { isNarrowed?: boolean }) {
  const { pathname } = useLocation();
  const widen = (
    <LinkButton to={pathname} variant="secondary">
      <Trans>Remove the filters</Trans>
    </LinkButton>
  );
  return (
    <EmptyState title={title} action={isNarrowed && widen}>
      {text}
    </EmptyState>
  );
}
