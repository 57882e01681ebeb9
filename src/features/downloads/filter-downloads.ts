type Listed = { name: string; categoryId: number; files: readonly { isPublished: boolean }[] };
type Filter = { q: string; categoryId?: number | undefined };

/**
 * The documents of a category whose names contain a text, in upper or lower case. A document without a single file that
 * can be downloaded is hidden.
 */
export function filterDownloads<Row extends Listed>(rows: readonly Row[], { q, categoryId }: Filter): Row[] {
  const words = q.toLowerCase();
  return rows.filter(
    (row) =>
      row.files.some(({ isPublished }) => isPublished) &&
      (categoryId === undefined || row.categoryId === categoryId) &&
      row.name.toLowerCase().includes(words),
  );
}
