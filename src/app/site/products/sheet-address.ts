import { type SheetReader, sheetQuery } from '#features/requirements/sheet/sheet-reader.ts';

/** The address of a product's sheet for that reader, as a page or as a file. */
export function sheetAddress(slug: string, reader: SheetReader, file = ''): string {
  return `/products/${slug}${file}${sheetQuery(reader)}`;
}
