/** An address without its language, and when its page last changed, if that is known. */
export type SitemapEntry = { path: string; changedAt: Date | null };

/** The addresses of one noun. Sources with the same `file` follow one another in it. */
export type SitemapSource = {
  /** Lower-case letters and hyphens: `products` is served as `/sitemaps/products-1.xml` and so on. */
  file: string;
  count(): Promise<number>;
  /** Lists `limit` addresses from `offset` on, always in the same order. */
  list(limit: number, offset: number): Promise<SitemapEntry[]>;
};

/** A source that is small enough to be read completely each time. */
export function wholeSitemap(file: string, read: () => Promise<SitemapEntry[]>): SitemapSource {
  return {
    file,
    count: async () => (await read()).length,
    list: async (limit, offset) => (await read()).slice(offset, offset + limit),
  };
}

/** Pages whose addresses are known without looking into the database. */
export function fixedPages(...paths: string[]): SitemapSource {
  return wholeSitemap('pages', async () => paths.map((path) => ({ path, changedAt: null })));
}
