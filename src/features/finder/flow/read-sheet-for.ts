import { readSheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { SheetFor } from '../assess-family.ts';

/** For whom the address asks the sheet of a family; only makers in India are asked for their size. */
export function readSheetFor(read: (name: 'audience' | 'size') => string): SheetFor {
  const given = read('size');
  const size = given === 'large' || given === 'small' || given === 'micro' ? given : null;
  return { reader: size ? 'india' : readSheetReader(read('audience')), size };
}
