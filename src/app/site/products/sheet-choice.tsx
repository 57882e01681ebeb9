import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { sheetAddress } from './sheet-address.ts';

/** Links to the sheet for everyone, for makers in India and for importers. */
export function SheetChoice({ slug, reader }: { slug: string; reader: SheetReader }) {
  const { t } = useLingui();
  const choices: { value: SheetReader; label: string }[] = [
    { value: 'everyone', label: t`Everyone` },
    { value: 'india', label: t`Made in India` },
    { value: 'import', label: t`Imported` },
  ];
  return (
    <nav aria-label={t`Whom the sheet is for`} className="no-print mb-4">
      <ul className="choice">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={sheetAddress(slug, value)}
              preventScrollReset
              aria-current={value === reader || undefined}
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
