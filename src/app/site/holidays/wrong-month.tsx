import { Trans } from '@lingui/react/macro';
import { SearchTerm } from '#ui/own-language.tsx';

/** Says that the address names a year or a month that the calendar does not have, and which ones it has. */
export function WrongMonth({
  wrong: { part, given },
  years,
}: {
  wrong: { part: 'year' | 'month'; given: string };
  years: readonly number[];
}) {
  const words = <SearchTerm text={given} />;
  const [first, last] = [years[0], years.at(-1)];
  return (
    <p role="alert" className="mb-6 border-s-4 border-upcoming bg-sheet px-4 py-3 text-lg">
      {part === 'year' ? (
        <Trans>
          We have no calendar for the year “{words}”. Choose a year from {first} to {last}.
        </Trans>
      ) : (
        <Trans>“{words}” is not the number of a month. Choose one of the twelve months below.</Trans>
      )}
    </p>
  );
}
