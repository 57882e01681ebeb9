import { drawDocx } from '#core/office/draw-docx.server.ts';
import { drawWorkbook } from '#core/office/draw-workbook.server.ts';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { longDate } from '#core/time/dates.ts';
import type { Letterhead } from '#features/site/letterhead.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import type { DownloadDocument, DownloadKind } from './downloads.schema.ts';

type TextDocument = Extract<DownloadDocument, { format: 'text' }>;

/** Draws a document as a file of that kind. */
export async function drawDownload(
  slug: string,
  kind: DownloadKind,
  document: DownloadDocument,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  const { title, lead, date } = document;
  if (document.format === 'workbook') {
    const about = [...(lead ? [lead] : []), ...document.about, signatureOf(letterhead, date)];
    return drawWorkbook(title, about, document.sheets);
  }
  if (kind === 'docx') {
    const foot = signatureOf(letterhead, date);
    return drawDocx({ title, lead, subject: lead ?? title, author: letterhead.name, foot, blocks: document.blocks });
  }
  return drawPdf({
    title,
    brand: letterhead,
    date: new Date(`${date}T00:00:00Z`),
    language: defaultLanguage,
    seal: sealPath(slug),
    blocks: pdfBlocks(document, letterhead),
  });
}

function pdfBlocks({ title, lead, date, blocks }: TextDocument, letterhead: Letterhead): PdfBlock[] {
  return [
    { kind: 'title', text: title },
    ...(lead ? [{ kind: 'lead' as const, text: lead }] : []),
    // At the head, because at the end it could be all that a last page holds.
    { kind: 'note', text: signatureOf(letterhead, date) },
    ...blocks,
  ];
}

function signatureOf({ name }: Letterhead, date: string): string {
  return `${name}, ${longDate(date, defaultLanguage)}`;
}
