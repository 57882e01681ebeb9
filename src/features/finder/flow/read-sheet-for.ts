import { readSheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';

/**
 * For whom the address asks the sheet of a family. A size alone is that of a maker in India, who is asked for it; beside
 * an import it says nothing, because the sheet of a maker would leave out what importers need.
 */
export function readSheetFor(read: (name: 'audience' | 'size') => string): SheetFor {
  const given = read('size');
  const reader = readSheetReader(read('audience'));
  const size = reader !== 'import' && (given === 'large' || given === 'small' || given === 'micro') ? given : null;
  return { reader: size ? 'india' : reader, size };
}
