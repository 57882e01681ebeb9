import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegendLink } from '#features/requirements/components/legend-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnText, SearchTerm } from '#ui/own-language.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { type ListQuery, listAddress, pageCountOf } from './list-query.ts';
import { PageSize } from './page-size.tsx';

/**
 * One page of a list with its controls: the search above, the range of entries shown, and the pages below.
 *
 * @param search a `<ListSearch>`; without it the list has no search
 * @param chosen the filters that narrow the list, with their labels
 * @param hasStates whether the entries carry states, whose words the legend of the site explains
 * @param empty an `<EmptyState>`, shown when there are no entries
 * @param children the entries: a table or cards
 */
export function PagedList({
  query,
  total,
  search,
  chosen = [],
  hasStates = false,
  empty,
  children,
}: {
  query: ListQuery;
  total: number;
  search?: ReactNode;
  chosen?: readonly ChosenFilter[];
  hasStates?: boolean;
  empty?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {search}
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListRange query={query} total={total} />
        <ChosenFilters query={query} chosen={chosen} />
        {hasStates && total > 0 && (
          <p className="ms-auto text-sm">
            <LegendLink />
          </p>
        )}
      </div>
      {total === 0 && empty ? empty : children}
      <ListPages query={query} total={total} />
    </>
  );
}

/** Says which entries are shown: "26 to 50 of 799 entries". Screen readers announce each change. */
function ListRange({ query, total }: { query: ListQuery; total: number }) {
  const { i18n } = useLingui();
  const first = i18n.number(Math.min(total, (query.page - 1) * query.perPage + 1));
  const last = i18n.number(Math.min(total, query.page * query.perPage));
  const all = i18n.number(total);
  const words = <SearchTerm text={query.q} />;
  return (
    <p role="status" className="text-sm text-ink-2 tabular">
      {total > query.perPage ? (
        <Trans>
          Entries {first} to {last} of {all}
        </Trans>
      ) : (
        <Plural value={total} _0="No entries" one="# entry" other="# entries" />
      )}
      {query.q && (
        <>
          {' '}
          <Trans>for “{words}”</Trans>
        </>
      )}
    </p>
  );
}

/** A filter that narrows the list, by the name of its parameter. */
type ChosenFilter = { name: string; label: string };

/** The filters that narrow a list, each a link that removes it. */
function ChosenFilters({ query, chosen }: { query: ListQuery; chosen: readonly ChosenFilter[] }) {
  const { t } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <ul className="no-print flex flex-wrap gap-2">
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={listAddress({ ...query, page: 1, filters: { ...query.filters, [name]: undefined } })}
            preventScrollReset
            aria-label={t`Remove the filter “${label}”`}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-sheet px-3 text-sm hover:border-ink"
          >
            <OwnText text={label} />
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The controls under a list: its pages and the page size. A list that fits on the shortest page needs neither. */
function ListPages({ query, total }: { query: ListQuery; total: number }) {
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
