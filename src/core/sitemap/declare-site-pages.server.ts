import type { LanguageCode } from '#locales/languages.ts';
import type { ContentsEntry, ContentsPart, SitemapEntry, SitemapSource, SitePages } from './site-pages.ts';

/** The number of addresses in one sitemap file; the protocol allows 50,000. */
const sitemapSize = 5_000;

let declared: { sitemapFiles: Map<string, SitemapSource[]>; contents: ContentsPart[] } | undefined;

/** Sets the pages of the site. Called once when a process starts, with what the features declare. */
export function declareSitePages(pages: readonly SitePages[]): void {
  const sources = pages.flatMap(({ sitemap }) => sitemap);
  const parts = pages.flatMap(({ contents }) => contents ?? []);
  declared = {
    sitemapFiles: Map.groupBy(sources, ({ file }) => file),
    contents: parts.toSorted((a, b) => a.position - b.position),
  };
}

/** All sitemap files, each with its page number from 1. */
export async function listSitemaps(): Promise<{ file: string; page: number }[]> {
  const files = await Promise.all(
    [...getDeclared().sitemapFiles].map(async ([file, sources]) => {
      const counts = await Promise.all(sources.map((source) => source.count()));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const pages = Math.max(1, Math.ceil(total / sitemapSize));
      return Array.from({ length: pages }, (_, index) => ({ file, page: index + 1 }));
    }),
  );
  return files.flat();
}

/** The address of a sitemap file; like all of our paths, it has no capital. */
export function sitemapAddress(language: LanguageCode, file: string, page: number): string {
  return `/sitemaps/${language.toLowerCase()}/${file}-${page}.xml`;
}

/** The addresses of one sitemap file; empty when there is no such file or page. */
export async function listSitemapEntries(file: string, page: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let offset = (page - 1) * sitemapSize;
  for (const source of getDeclared().sitemapFiles.get(file) ?? []) {
    const count = await source.count();
    if (offset < count) entries.push(...(await source.list(sitemapSize - entries.length, offset)));
    offset = Math.max(0, offset - count);
    if (entries.length >= sitemapSize) break;
  }
  return entries;
}

/** The page of contents: the site's pages with their children, and the pages of cities. */
export async function readContents(language: LanguageCode): Promise<Record<ContentsPart['group'], ContentsEntry[]>> {
  const { contents } = getDeclared();
  const parts = await Promise.all(contents.map(async ({ group, list }) => ({ group, entries: await list(language) })));
  const inGroup = (group: ContentsPart['group']) =>
    parts.filter((part) => part.group === group).flatMap((part) => part.entries);
  return { pages: inGroup('pages'), cities: inGroup('cities') };
}

function getDeclared() {
  if (!declared) throw new Error('declareSitePages() must be called first');
  return declared;
}
