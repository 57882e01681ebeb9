import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { downloadCategories, downloadFiles, downloads } from '#db/schema/client-area.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type DownloadView = Awaited<ReturnType<typeof listDownloads>>[number];

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
