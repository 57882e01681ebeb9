/** What editors wrote for search engines; null where they wrote nothing. */
export type Seo = {
  title: string | null;
  description: string | null;
  keywords: string | null;
  /** Further schema.org objects. */
  tags: Record<string, unknown>[];
};

/** The search-engine texts of a row. */
export function seoOf(row: {
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string | null;
  seoTags: Record<string, unknown>[];
}): Seo {
  return { title: row.seoTitle, description: row.seoDescription, keywords: row.seoKeywords, tags: row.seoTags };
}
