import { createHash } from 'node:crypto';
import { findPrivate, putPrivate } from '#core/files/private-files.server.ts';
import { countPdfPages } from '#core/pdf/draw-pdf.server.ts';
import type { Letterhead } from '#features/site/letterhead.ts';
import type { DownloadDocument, DownloadKind } from './downloads.schema.ts';
import { drawDownload } from './draw-download.server.ts';

export type MadeFile = { name: string; kind: DownloadKind; filePath: string; bytes: number; pages: number };

/** Increase this when the drawing changes, so that every file is made again. */
const layout = 2;

/** Makes the files of a document: a text becomes a PDF to read and a DOCX to fill in, a workbook an XLSX file. */
export async function makeDownloadFiles(
  slug: string,
  document: DownloadDocument,
  letterhead: Letterhead,
): Promise<MadeFile[]> {
  const make = async (kind: DownloadKind) => {
    const filePath = `downloads/${hashOf([layout, kind, document, letterhead])}.${kind}`;
    // Named after its content, so that an existing file need not be drawn again.
    const stored = await findPrivate(filePath);
    const bytes = stored ?? (await drawDownload(slug, kind, document, letterhead));
    if (!stored) await putPrivate(filePath, bytes);
    return { kind, filePath, bytes };
  };
  if (document.format === 'workbook') {
    const { bytes, ...file } = await make('xlsx');
    return [{ ...file, name: `${slug}.xlsx`, bytes: bytes.length, pages: document.sheets.length + 1 }];
  }
  const [pdf, docx] = await Promise.all([make('pdf'), make('docx')]);
  const pages = countPdfPages(pdf.bytes);
  return [pdf, docx].map(({ bytes, ...file }) => ({
    ...file,
    name: `${slug}.${file.kind}`,
    bytes: bytes.length,
    pages,
  }));
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
