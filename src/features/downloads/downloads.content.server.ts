import { createHash } from 'node:crypto';
import { publicationsContent } from '#features/publications/publications.content.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { downloadCategoryKind, downloadKind } from './download.record.server.ts';
import type { DownloadDocument, DownloadKind } from './downloads.schema.ts';
import { readDocuments } from './read-documents.server.ts';

/** Increase this when the drawing changes, so that every file is made again. */
const layout = 2;

export const downloadCategoriesContent = contentOf(downloadCategoryKind, {
  documents: ({ files }) => yamlDocuments(files, 'download-categories.yaml'),
});

/** The texts in `downloads/`, each with the files that are drawn from it. */
export const downloadsContent = contentOf(downloadKind, {
  needs: [downloadCategoriesContent, servicesContent],
  async documents({ files, readBy }) {
    const texts = await readDocuments(files, await readBy(publicationsContent));
    return texts.map(({ slug, category, service, position, placeOf, document }) => ({
      document: {
        slug,
        category,
        service,
        name: document.title,
        description: document.lead,
        date: document.date,
        files: nameDownloadFiles(slug, document).map((file) => ({ ...file, document })),
      },
      position,
      placeOf,
    }));
  },
});

/**
 * The files of a document: a text becomes a PDF to read and a DOCX to fill in, a workbook an XLSX file. Each is named
 * after its content, so that an existing file need not be drawn again, and drawn later.
 */
function nameDownloadFiles(slug: string, document: DownloadDocument) {
  const kinds: DownloadKind[] = document.format === 'workbook' ? ['xlsx'] : ['pdf', 'docx'];
  return kinds.map((kind) => {
    const hash = createHash('sha256').update(JSON.stringify([layout, kind, document]));
    return { name: `${slug}.${kind}`, kind, filePath: `downloads/${hash.digest('hex').slice(0, 32)}.${kind}` };
  });
}
