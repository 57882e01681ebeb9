import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Sheet } from '#features/requirements/sheet/sheet.ts';
import { sheetAddress } from './sheet-address.ts';

/** Links to the sheet for everyone, for makers in India and for importers. */
export function SheetChoice({ slug, sheet }: { slug: string; sheet: Sheet }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Who the sheet is for`} className="no-print mb-4">
      <ul className="choice">
        {sheet.choices.map(({ reader, label }) => (
          <li key={reader}>
            <Link
              to={sheetAddress(slug, reader)}
              preventScrollReset
              aria-current={reader === sheet.reader || undefined}
              className="underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
