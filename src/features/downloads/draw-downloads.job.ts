import { and, asc, eq, isNotNull, isNull } from '#core/drizzle.ts';
import { findPrivate, openPrivate } from '#core/files/private-files.server.ts';
import { drawingRules, type Job, workEach } from '#core/jobs/jobs.server.ts';
import { countPdfPages } from '#core/pdf/draw-pdf.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { downloadFiles, downloads } from '#db/schema/downloads.ts';
import { drawnPathOf, storeDownload } from './store-download.server.ts';

/**
 * Draws the files of documents soon after they or the letterhead were written, and counts their bytes and pages for the
 * list; of an uploaded file the bytes, because it is not read.
 */
export const drawDownloads: Job = {
  queue: { name: 'downloads', options: drawingRules },
  workers: 1,
  async run() {
    const sizes = await measureUploads();
    // The pages of a PDF are those of its other forms.
    let pdf = { downloadId: 0, pages: 0 };
    const drawing = workEach(await listDrawnFiles(), async ({ document, ...file }) => {
      if (!document) return;
      const bytes = (await findPrivate(await drawnPathOf(file))) ?? (await storeDownload({ ...file, document }));
      if (file.kind === 'pdf') pdf = { downloadId: file.downloadId, pages: countPdfPages(bytes) };
      const ofPdf = pdf.downloadId === file.downloadId ? pdf.pages : null;
      const pages = document.format === 'workbook' ? document.sheets.length + 1 : ofPdf;
      if (bytes.length !== file.bytes || pages !== file.pages) sizes.push({ ...file, bytes: bytes.length, pages });
    });
    await drawing.finally(() => sizes.length > 0 && writeSizes(sizes));
  },
};

type Size = Pick<typeof downloadFiles.$inferSelect, 'id' | 'downloadId' | 'filePath' | 'bytes' | 'pages'>;

async function measureUploads(): Promise<Size[]> {
  const { id, downloadId, filePath, document, bytes, pages } = downloadFiles;
  const uploads = await db()
    .select({ id, downloadId, filePath, bytes, pages })
    .from(downloadFiles)
    .where(isNull(document));
  const measured = uploads.map(async (file): Promise<Size[]> => {
    const stored = await openPrivate(file.filePath);
    if (!stored || (stored.bytes === file.bytes && file.pages === null)) return [];
    return [{ ...file, bytes: stored.bytes, pages: null }];
  });
  return (await Promise.all(measured)).flat();
}

function listDrawnFiles() {
  const { id, downloadId, kind, filePath, document, bytes, pages, position } = downloadFiles;
  return db()
    .select({ id, downloadId, kind, filePath, document, bytes, pages, slug: downloads.slug })
    .from(downloadFiles)
    .innerJoin(downloads, eq(downloads.id, downloadId))
    .where(isNotNull(document))
    .orderBy(asc(downloadId), asc(position));
}

/** A file whose text was changed meanwhile has another name, and a job of its own. */
async function writeSizes(sizes: readonly Size[]): Promise<void> {
  await writeContent(async (tx, changed) => {
    for (const { id, filePath, bytes, pages } of sizes) {
      const isSame = and(eq(downloadFiles.id, id), eq(downloadFiles.filePath, filePath));
      await tx.update(downloadFiles).set({ bytes, pages }).where(isSame);
    }
    changed('download', [...new Set(sizes.map(({ downloadId }) => downloadId))]);
  });
}
