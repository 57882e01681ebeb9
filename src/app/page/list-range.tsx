import { Plural, Trans } from '@lingui/react/macro';
import { SearchTerm } from '#ui/search-term.tsx';
import type { ListQuery } from './list-query.ts';

/** Which entries are shown, in words: "26 to 50 of 799 entries". Said again by screen readers when it changes. */
export function ListRange({ query, total }: { query: ListQuery; total: number }) {
  const first = Math.min(total, (query.page - 1) * query.perPage + 1);
  const last = Math.min(total, query.page * query.perPage);
  const typed = <SearchTerm text={query.q} />;
  return (
    <p role="status" className="text-sm text-ink-2 tabular-nums">
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
          <Trans>for “{typed}”</Trans>
        </>
      )}
    </p>
  );
}
