import { Trans } from '@lingui/react/macro';
import type { Publication } from '#features/publications/list-publications.server.ts';
import { PublicationNames } from '#features/requirements/components/publication-names.tsx';
import { OwnText } from '#ui/own-language.tsx';

/**
 * Where the holidays of a year come from. The government publishes the list of a year in the middle of the year before,
 * so the month of the publication belongs to one year only.
 *
 * @param isListed whether the calendar has any holiday of that year
 */
export function YearSource({
  publication,
  year,
  isListed,
}: {
  publication: Publication;
  year: number;
  isListed: boolean;
}) {
  const { publisher, name, asOf } = publication;
  const publishedYear = Number(asOf.slice(0, 4)) + 1;
  if (year === publishedYear) return <PublicationNames publications={[publication]} />;
  if (!isListed) return null;
  return (
    <p className="max-w-prose text-sm text-ink-2">
      {year < publishedYear ? (
        <Trans>
          Source: <OwnText text={`${publisher}: ${name}`} />, list for {year}
        </Trans>
      ) : (
        <Trans>
          The government has not published its list for {year} yet. These dates are calculated and may change.
        </Trans>
      )}
    </p>
  );
}
