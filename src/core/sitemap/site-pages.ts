import type { LanguageCode } from '#locales/languages.ts';

/**
 * Pages that a noun declares for the two directories of the site: the sitemap, which search engines read, and the page
 * of contents, which people read.
 */
export type SitePages = { sitemap: readonly SitemapSource[]; contents?: ContentsPart };

/** An address without its language, and when its page last changed, if that is known. */
export type SitemapEntry = { path: string; changedAt: Date | null };

/** Addresses of one noun. Sources with the same `file` follow one another in it. */
export type SitemapSource = {
  /** Lower-case letters and hyphens: `products` is served as `/sitemaps/en/products-1.xml` and so on, for each language. */
  file: string;
  count(): Promise<number>;
  /** Lists `limit` addresses from `offset` on, always in the same order. */
  list(limit: number, offset: number): Promise<SitemapEntry[]>;
};

type Line = { name: string; url: string };

/** A line of the page of contents with what is below it, three levels at most; `url` is a path without a language. */
export type ContentsEntry = Line & { children?: (Line & { children?: Line[] | undefined })[] | undefined };

/** The lines of one noun on the page of contents. */
export type ContentsPart = {
  group: 'pages' | 'cities';
  /** Parts are sorted by it; those of the same position follow one another as the features are listed. */
  position: number;
  list(language: LanguageCode): Promise<ContentsEntry[]>;
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
