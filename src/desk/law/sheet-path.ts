import type { SheetSubject } from '#features/finder/sheet/seen-sheets.schema.ts';

/** Where the public site shows the sheet of a family or product for these readers. */
export function sheetPath({ kind, slug, reader }: Pick<SheetSubject, 'kind' | 'slug' | 'reader'>): string {
  const query = reader === 'everyone' ? '' : `?audience=${reader}`;
  return (kind === 'family' ? `/approval-finder/${slug}` : `/products/${slug}`) + query;
}
