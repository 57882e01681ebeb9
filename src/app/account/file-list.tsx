import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Loaded } from '#app/calls/use-call.ts';
import { formatDate, todayInIndia } from '#core/time/dates.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';

/**
 * A list of the client's file: its title, the date of its last change, and its entries, each after its own date.
 *
 * @param loaded what `useCall` returned
 * @param dateOf the moment of an entry's last change
 * @param formatDay how a day is written, if not as DD-MM-YYYY
 * @param failed the title of the notice that the list could not be loaded
 * @param empty an `<EmptyState>`
 * @param children draws an entry
 */
export function FileList<Row extends { id: number }>({
  title,
  loaded: { result, reload },
  dateOf,
  formatDay = formatDate,
  failed,
  empty,
  children,
}: {
  title: ReactNode;
  loaded: Loaded<Row[]>;
  dateOf: (entry: Row) => string;
  formatDay?: (day: string) => string;
  failed: ReactNode;
  empty: ReactNode;
  children: (entry: Row) => ReactNode;
}) {
  const entries = result?.ok ? result.data : [];
  const last = entries.map(dateOf).sort().at(-1);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2>{title}</h2>
        {last && (
          <p className="text-sm text-ink-2">
            <Trans>
              Last changed <Day at={last} format={formatDay} />
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
                <Day at={dateOf(entry)} format={formatDay} />
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
function Day({ at, format }: { at: string; format: (day: string) => string }) {
  const day = todayInIndia(new Date(at));
  return <time dateTime={day}>{format(day)}</time>;
}
