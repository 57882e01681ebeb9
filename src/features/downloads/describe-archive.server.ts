import type { LanguageCode } from '#locales/languages.ts';
import type { DownloadKind } from './download-kinds.schema.ts';
import { filterDownloads } from './filter-downloads.ts';
import { listDownloadCategories } from './list-download-categories.server.ts';
import { type DownloadView, listDownloads } from './list-downloads.server.ts';

/** What the archive holds, without the names of its documents: visitors may know it before they log in. */
export async function describeArchive(language: LanguageCode) {
  const [categories, downloads] = await Promise.all([listDownloadCategories(language), listDownloads(language)]);
  return {
    downloads,
    categories: categories.map(({ id, slug, name, description }) => {
      const own = filterDownloads(downloads, { q: '', categoryId: id });
      return { id, slug, name, description, count: own.length, kinds: kindsOf(own), lastDate: lastDateOf(own) };
    }),
  };
}

function kindsOf(downloads: readonly DownloadView[]): DownloadKind[] {
  return [...new Set(downloads.flatMap(({ files }) => files.map(({ kind }) => kind)))];
}

function lastDateOf(downloads: readonly DownloadView[]): string | null {
  return downloads.reduce<string | null>((last, { date }) => (last && last > date ? last : date), null);
}
