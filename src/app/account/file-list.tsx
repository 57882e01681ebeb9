import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Loaded } from '#app/calls/use-call.ts';
import { formatDate, todayInIndia } from '#core/time/dates.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';

type Entry = { id: number; updated_at: string };

/**
 * A list of the client's file: its title, the date of its last change, and its entries, each after its own date.
 *
 * @param loaded what `useCall` returned
 * @param failed the title of the notice that the list could not be loaded
 * @param empty an `<EmptyState>`
 * @param children draws an entry
 */
export function FileList<Row extends Entry>({
  title,
  loaded: { result, reload },
  failed,
  empty,
  children,
}: {
  title: ReactNode;
  loaded: Loaded<Row[]>;
  failed: ReactNode;
  empty: ReactNode;
  children: (entry: Row) => ReactNode;
}) {
  const entries = result?.ok ? result.data : [];
  const last = entries
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2>{title}</h2>
        {last && (
          <p className="text-sm text-ink-2">
            <Trans>
              Last changed <Day at={last} />
            </Trans>
          </p>
        )}
      </div>
      {!result ? (
        <SkeletonText lines={6} />
      ) : !result.ok ? (
        <LoadFailed title={failed} failure={result} retry={reload} />
      ) : entries.length === 0 ? (
        empty
      ) : (
        <ul className="border-t border-ink">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="grid gap-x-8 gap-y-2 border-b border-rule py-5 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
            >
              <p className="text-sm text-ink-2 tabular sm:pt-1">
                <Day at={entry.updated_at} />
              </p>
              <div className="min-w-0">{children(entry)}</div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The Indian day of a moment. */
function Day({ at }: { at: string }) {
  const day = todayInIndia(new Date(at));
  return <time dateTime={day}>{formatDate(day)}</time>;
}
