import type { SitemapEntry, SitemapSource } from './sitemap-source.ts';

/** The number of addresses in one sitemap file; the protocol allows 50,000. */
const sitemapSize = 5_000;

let declared: Map<string, SitemapSource[]> | undefined;

/** Sets the sources of addresses. Called once when a process starts, with what the features declare. */
export function declareSitemaps(sources: readonly SitemapSource[]): void {
  declared = Map.groupBy(sources, ({ file }) => file);
}

/** All sitemap files, each with its page number from 1. */
export async function listSitemaps(): Promise<{ file: string; page: number }[]> {
  const files = await Promise.all(
    [...sitemapFiles()].map(async ([file, sources]) => {
      const counts = await Promise.all(sources.map((source) => source.count()));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const pages = Math.max(1, Math.ceil(total / sitemapSize));
      return Array.from({ length: pages }, (_, index) => ({ file, page: index + 1 }));
    }),
  );
  return files.flat();
}

/** The addresses of one sitemap file; empty when there is no such file or page. */
export async function listSitemapEntries(file: string, page: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let offset = (page - 1) * sitemapSize;
  for (const source of sitemapFiles().get(file) ?? []) {
    const count = await source.count();
    if (offset < count) entries.push(...(await source.list(sitemapSize - entries.length, offset)));
    offset = Math.max(0, offset - count);
    if (entries.length >= sitemapSize) break;
  }
  return entries;
}

function sitemapFiles() {
  if (!declared) throw new Error('declareSitemaps() must be called first');
  return declared;
}
