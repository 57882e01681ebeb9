import { drawBlock } from './draw-block.server.ts';
import { colours, drawLine, drawOrnament, drawRule, marginOf, pageWidth, serif } from './pdf-page.server.ts';
import { type PdfText, plainPdfText as plain } from './pdf-text.ts';

/**
 * Draws a PDF file on A4 under our letterhead: tagged for screen readers, with a title and text that can be searched.
 * @returns the bytes of the file, always the same for the same text
 */
export async function drawPdf(text: PdfText): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first file, because the library takes 25 MB.
  const { default: PDFDocument } = await import('pdfkit');
  const { title, subject, brand, date, language, landscape, compact } = text;
  const pdf = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margins: compact ? { top: 36, left: 40, right: 40, bottom: 50 } : { top: 56, left: 56, right: 56, bottom: 72 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: brand.name,
      ...(subject && { Subject: subject }),
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  pdf.registerFont('serif', serif);
  drawLetterhead(pdf, text);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const block of text.blocks) drawBlock(pdf, root, block, text.compact);
  root.end();
  drawFeet(pdf, text);
  pdf.end();
  return whole;
}

/** Sizes of the head of the first page, in points. */
const heads = { usual: { seal: 52, brand: 20, rule: 14 }, compact: { seal: 36, brand: 15, rule: 8 } };

/** At the head of the first page. The foot of every page repeats it for screen readers, so here it is an ornament. */
function drawLetterhead(pdf: PDFKit.PDFDocument, { brand, seal, compact }: PdfText) {
  const sizes = heads[compact ? 'compact' : 'usual'];
  const margin = marginOf(pdf);
  const { top } = pdf.page.margins;
  drawOrnament(pdf, () => {
    if (seal) {
      pdf
        .save()
        .translate(margin + pageWidth(pdf) - sizes.seal / 2, top + sizes.seal / 2 - 14)
        .scale(sizes.seal / 1_000)
        .path(seal)
        .lineWidth(6)
        .stroke(colours.streak)
        .restore();
    }
    pdf.font('serif').fontSize(sizes.brand).fillColor(colours.gold).text(plain(brand.name), margin, top);
    pdf.font('Helvetica').fontSize(9).fillColor(colours.quiet).text(plain(brand.tagline));
  });
  drawRule(pdf, sizes.rule);
}

/** The contact details and page number at the foot of every page, drawn once the page count is known. */
function drawFeet(pdf: PDFKit.PDFDocument, { brand, compact }: PdfText) {
  const margin = marginOf(pdf);
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The footer is inside the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - (compact ? 34 : 48);
    drawLine(pdf, y - 8);
    drawOrnament(pdf, () => {
      pdf.font('Helvetica').fontSize(8.5).fillColor(colours.quiet);
      pdf.text(plain([brand.name, brand.contact].filter(Boolean).join('  ·  ')), margin, y, {
        width: pageWidth(pdf) - 60,
      });
      pdf.text(`${page + 1} / ${count}`, margin, y, { width: pageWidth(pdf), align: 'right' });
    });
  }
}

/** The number of pages of a file that `drawPdf` made; other writers may compress the object that holds it. */
export function countPdfPages(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const [, count] = /\/Type \/Pages\s*\/Count (\d+)/.exec(text) ?? [];
  return Number(count ?? 0);
}
