import type { SheetFor } from '#features/finder/assess-family.ts';
import { readSheetReader } from '#features/requirements/sheet/sheet-reader.ts';

/** For whom the address asks the sheet of a family; only makers in India are asked for their size. */
export function readSheetFor(read: (name: 'audience' | 'size') => string): SheetFor {
  const given = read('size');
  const size = given === 'large' || given === 'small' || given === 'micro' ? given : null;
  return { reader: size ? 'india' : readSheetReader(read('audience')), size };
}

/** The query of a sheet's address, which the browser also remembers. */
export function sheetForQuery({ reader, size }: SheetFor): string {
  const query = new URLSearchParams();
  if (reader !== 'everyone') query.set('audience', reader);
  if (size) query.set('size', size);
  return query.toString();
}

/** The address of a family's sheet for these readers, as a page or as a file. */
export function familySheetAddress(slug: string, sheetFor: SheetFor, file = ''): string {
  const query = sheetForQuery(sheetFor);
  return `/approval-finder/${slug}${file}${query && `?${query}`}`;
}
