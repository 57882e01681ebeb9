import { createHash } from 'node:crypto';
import type { Letterhead } from '#features/site/letterhead.ts';
import type { DownloadDocument, DownloadKind } from './downloads.schema.ts';

/** Increase this when the drawing changes, so that every file is made again. */
const layout = 2;

/**
 * The files of a document: a text becomes a PDF to read and a DOCX to fill in, a workbook an XLSX file. Each is named
 * after its content, so that an existing file need not be drawn again, and drawn later.
 */
export function nameDownloadFiles(slug: string, document: DownloadDocument, letterhead: Letterhead) {
  const kinds: DownloadKind[] = document.format === 'workbook' ? ['xlsx'] : ['pdf', 'docx'];
  return kinds.map((kind) => {
    const hash = createHash('sha256').update(JSON.stringify([layout, kind, document, letterhead]));
    return { name: `${slug}.${kind}`, kind, filePath: `downloads/${hash.digest('hex').slice(0, 32)}.${kind}` };
  });
}
