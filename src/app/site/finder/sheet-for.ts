import type { SheetFor } from '#features/finder/evaluation/assess-family.ts';

/** The query of a sheet's address, which the browser also remembers. */
export function sheetForQuery({ reader, size }: SheetFor): string {
  const query = new URLSearchParams();
  if (reader !== 'everyone') query.set('audience', reader);
  if (size) query.set('size', size);
  return query.toString();
}

/** The address of a family's sheet for these readers, as a file, or as a page with the words of a search. */
export function familySheetAddress(slug: string, sheetFor: SheetFor, { file = '', q = '' } = {}): string {
  const query = [sheetForQuery(sheetFor), q && `${new URLSearchParams({ q })}`].filter(Boolean).join('&');
  return `/approval-finder/${slug}${file}${query && `?${query}`}`;
}
