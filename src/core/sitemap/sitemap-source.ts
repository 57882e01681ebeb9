/** An address without language, and when its page last changed where that is known. */
export type SitemapEntry = { path: string; changedAt: Date | null };

/** Addresses of one noun. Sources with the same `file` share it, one after the other. */
export type SitemapSource = {
  /** Lower-case letters and hyphens: `products` is served as `/sitemaps/products-1.xml` and so on. */
  file: string;
  count(): Promise<number>;
  /** So many addresses, after leaving out so many, always in the same order. */
  list(limit: number, offset: number): Promise<SitemapEntry[]>;
};

/** A source that is small enough to be read whole each time. */
export function wholeSitemap(file: string, read: () => Promise<SitemapEntry[]>): SitemapSource {
  return {
    file,
    count: async () => (await read()).length,
    list: async (limit, offset) => (await read()).slice(offset, offset + limit),
  };
}

/** Pages whose addresses are known without a look into the database. */
export function fixedPages(...paths: string[]): SitemapSource {
  return wholeSitemap('pages', async () => paths.map((path) => ({ path, changedAt: null })));
}
