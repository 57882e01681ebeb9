import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';

/** Links to the sheet for everyone, for makers in India and for importers. */
export function SheetChoice({ path, reader }: { path: string; reader: SheetReader }) {
  const { t } = useLingui();
  const choices: { reader: SheetReader; to: string; label: string }[] = [
    { reader: 'everyone', to: path, label: t`Everyone` },
    { reader: 'india', to: `${path}?audience=india`, label: t`Made in India` },
    { reader: 'import', to: `${path}?audience=import`, label: t`Imported` },
  ];
  return (
    <nav aria-label={t`Whom the sheet is for`} className="no-print mb-4">
      <ul className="choice">
        {choices.map((choice) => (
          <li key={choice.reader}>
            <Link
              to={choice.to}
              preventScrollReset
              aria-current={choice.reader === reader || undefined}
              className="underline underline-offset-4"
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
