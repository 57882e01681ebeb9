import { and, asc, desc, eq, inArray } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { downloadCategories, downloadFiles, downloads } from '#db/schema/downloads.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { DownloadKind } from './downloads.schema.ts';
import { filterDownloads } from './filter-downloads.ts';

type DownloadView = Awaited<ReturnType<typeof listDownloads>>[number];

/** The published documents with all of their files, by category; files that are not published are marked. */
export async function listDownloads(language: LanguageCode) {
  const { id, name, description, date, categoryId, translations } = downloads;
  const rows = await db()
    .select({ id, name, description, date, categoryId, category: downloadCategories.slug, translations })
    .from(downloads)
    .innerJoin(downloadCategories, eq(downloadCategories.id, categoryId))
    .where(and(eq(downloads.status, 'published'), eq(downloadCategories.status, 'published')))
    .orderBy(asc(downloadCategories.position), asc(downloads.position), desc(date), asc(id));
  const files = await listFiles(rows.map((row) => row.id));
  return rows.map((row) => ({
    ...localize(row, language),
    files: files
      .filter(({ downloadId }) => downloadId === row.id)
      .map(({ status, downloadId, ...file }) => ({ ...file, isPublished: status === 'published' })),
  }));
}

function listFiles(ids: number[]) {
  const { id, downloadId, name, kind, bytes, pages, status, position } = downloadFiles;
  return db()
    .select({ id, downloadId, name, kind, bytes, pages, status })
    .from(downloadFiles)
    .where(inArray(downloadId, ids))
    .orderBy(asc(position), asc(id));
}

/** The published categories, in the order of the editors. */
export async function listDownloadCategories(language: LanguageCode) {
  const { id, slug, name, description, translations, position, status } = downloadCategories;
  const rows = await db()
    .select({ id, slug, name, description, translations })
    .from(downloadCategories)
    .where(eq(status, 'published'))
    .orderBy(asc(position), asc(id));
  return rows.map((row) => localize(row, language));
}

/** What the archive holds, without the names of its documents: visitors may know it before they log in. */
export async function describeArchive(language: LanguageCode) {
  const [categories, downloads] = await Promise.all([listDownloadCategories(language), listDownloads(language)]);
  return {
    downloads,
    categories: categories.map(({ id, slug, name, description }) => {
      const ofCategory = filterDownloads(downloads, { q: '', categoryId: id });
      return {
        id,
        slug,
        name,
        description,
        count: ofCategory.length,
        kinds: kindsOf(ofCategory),
        lastDate: lastDateOf(ofCategory),
      };
    }),
  };
}

function kindsOf(downloads: readonly DownloadView[]): DownloadKind[] {
  return [...new Set(downloads.flatMap(({ files }) => files.map(({ kind }) => kind)))];
}

function lastDateOf(downloads: readonly DownloadView[]): string | null {
  return downloads.reduce<string | null>((last, { date }) => (last && last > date ? last : date), null);
}
