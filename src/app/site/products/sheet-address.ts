import { type SheetReader, sheetQuery } from '#features/requirements/sheet/sheet-reader.ts';

/** The address of a product's sheet for that reader, as a file, or as a page with the words of a search. */
export function sheetAddress(slug: string, reader: SheetReader, { file = '', q = '' } = {}): string {
  const query = sheetQuery(reader);
  const words = q && `${query ? '&' : '?'}${new URLSearchParams({ q })}`;
  return `/products/${slug}${file}${query}${words}`;
}
