import { Trans } from '@lingui/react/macro';
import type { Sheet } from '#features/requirements/sheet/sheet.ts';
import { PublicationNames } from '../publication-names.tsx';

/** Says where the data of a sheet come from, how old they are, and who made the sheet. */
export function SheetFoot({ sheet, siteName, isShort }: { sheet: Sheet; siteName: string; isShort: boolean }) {
  return (
    <footer className="mt-4 stack-2 text-sm text-ink-2">
      {!isShort && <PublicationNames publications={sheet.publications} />}
      <p>
        {sheet.reading} <Trans>Summary by {siteName}, not an official document.</Trans>
      </p>
    </footer>
  );
}
