import { useLingui } from '@lingui/react/macro';
import type { SheetSubject } from '#features/finder/sheet/seen-sheets.schema.ts';

/** Whom a sheet is for; of that for everyone nothing has to be said. */
export function useReaderNames(): Record<SheetSubject['reader'], string> {
  const { t } = useLingui();
  return {
    everyone: '',
    india: t`the sheet for makers in India`,
    import: t`the sheet for importers`,
  };
}
