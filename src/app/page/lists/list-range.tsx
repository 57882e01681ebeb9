import { Plural, Trans } from '@lingui/react/macro';
import { SearchTerm } from '#ui/search-term.tsx';
import type { ListQuery } from './list-query.ts';

/** Says which entries are shown: "26 to 50 of 799 entries". Screen readers announce each change. */
export function ListRange({ query, total }: { query: ListQuery; total: number }) {
  const first = Math.min(total, (query.page - 1) * query.perPage + 1);
  const last = Math.min(total, query.page * query.perPage);
  const words = <SearchTerm text={query.q} />;
  return (
    <p role="status" className="text-sm text-ink-2 tabular">
      {total > query.perPage ? (
        <Trans>
          Entries {first} to {last} of {total}
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
