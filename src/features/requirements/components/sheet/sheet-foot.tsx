import { Trans, useLingui } from '@lingui/react/macro';
import { longDate, longMonth } from '#core/time/dates.ts';
import type { Sheet } from '#features/requirements/sheet/sheet.ts';
import { PublicationNames } from '../publication-names.tsx';

/** Where the data of a sheet come from and how old they are, and whose sheet it is. */
export function SheetFoot({
  sheet,
  today,
  siteName,
  isShort,
}: {
  sheet: Sheet;
  today: string;
  siteName: string;
  isShort: boolean;
}) {
  const { i18n } = useLingui();
  const { publications, readTo } = sheet;
  const day = longDate(today, i18n.locale);
  const read = readTo && (readTo.length === 7 ? longMonth : longDate)(readTo, i18n.locale);
  return (
    <footer className="mt-4 stack-2 text-sm text-ink-2">
      {!isShort && <PublicationNames publications={publications} />}
      <p>
        {read && (
          <>
            <Trans>
              Computed for {day} from data read to {read}.
            </Trans>{' '}
          </>
        )}
        <Trans>Summary by {siteName}, not an official document.</Trans>
      </p>
    </footer>
  );
}
