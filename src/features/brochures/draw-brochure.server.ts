import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { defaultLanguage } from '#locales/languages.ts';
import type { BrochureText } from './brochure-text.server.ts';
import type { Block } from './html-blocks.ts';

const serif = fileURLToPath(new URL('../../ui/newsreader-latin.ttf', import.meta.url));
// The colours of src/ui/tokens.css.
const ink = '#17191c';
const quiet = '#4a4f57';
const gold = '#7a5a12';
const line = '#dedbd2';
const margin = 56;

type Document = InstanceType<typeof PDFDocument>;

/** Draws a brochure as a PDF file; the same text always gives the same bytes. */
export function drawBrochure(text: BrochureText): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 72 },
    bufferPages: true,
    lang: defaultLanguage,
    displayTitle: true,
    // A fixed date; otherwise every run would make a different file.
    info: { Title: plain(text.title), Author: plain(text.brand.name), CreationDate: new Date('2026-01-01T00:00:00Z') },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('serif', serif);
  drawOpening(pdf, text);
  for (const section of text.sections) drawSection(pdf, section);
  drawFeet(pdf, text);
  pdf.end();
  return whole;
}

function drawOpening(pdf: Document, { brand, title, tagline, description, facts, note }: BrochureText) {
  pdf.font('serif').fontSize(20).fillColor(gold).text(plain(brand.name));
  pdf.font('Helvetica').fontSize(9).fillColor(quiet).text(plain(brand.tagline));
  rule(pdf, 10);
  pdf.font('serif').fontSize(30).fillColor(ink).text(plain(title), { lineGap: -2 });
  if (tagline) pdf.moveDown(0.2).font('serif').fontSize(14).fillColor(quiet).text(plain(tagline));
  if (description) pdf.moveDown(0.6).font('Helvetica').fontSize(10.5).fillColor(ink).text(plain(description), body);
  pdf.moveDown(0.8);
  for (const { label, value } of facts) {
    keepTogether(pdf, 34);
    pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(gold).text(label.toUpperCase(), { characterSpacing: 0.6 });
    pdf.font('Helvetica').fontSize(10.5).fillColor(ink).text(plain(value), body).moveDown(0.4);
  }
  pdf.font('Helvetica-Oblique').fontSize(9).fillColor(quiet).text(plain(note)).moveDown(0.4);
}

function drawSection(pdf: Document, { heading, blocks }: BrochureText['sections'][number]) {
  keepTogether(pdf, 90);
  rule(pdf, 12);
  pdf.font('serif').fontSize(18).fillColor(ink).text(plain(heading)).moveDown(0.3);
  for (const [index, block] of blocks.entries()) {
    // A table needs space below it.
    if (block.kind !== 'row' && blocks[index - 1]?.kind === 'row') pdf.y += 10;
    drawBlock(pdf, block);
  }
}

const body = { lineGap: 2.5 };

function drawBlock(pdf: Document, block: Block) {
  if (block.kind === 'row') return drawRow(pdf, block);
  if (block.kind === 'heading') {
    keepTogether(pdf, 48);
    pdf.moveDown(0.3).font('Helvetica-Bold').fontSize(10.5).fillColor(ink).text(plain(block.text), body).moveDown(0.15);
    return;
  }
  pdf.font('Helvetica').fontSize(10.5).fillColor(ink);
  if (block.kind === 'paragraph') {
    pdf.text(plain(block.text), body).moveDown(0.45);
    return;
  }
  keepTogether(pdf, 28);
  const { y } = pdf;
  pdf.fillColor(gold).text(block.number === null ? '\u2022' : `${block.number}.`, margin, y, { lineBreak: false });
  pdf.fillColor(ink).text(plain(block.text), margin + 18, y, { ...body, width: pageWidth(pdf) - 18 });
  pdf.moveDown(0.25).x = margin;
}

function drawRow(pdf: Document, { cells, isHead }: Extract<Block, { kind: 'row' }>) {
  const width = pageWidth(pdf) / Math.max(cells.length, 1);
  pdf
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9.5)
    .fillColor(isHead ? gold : ink);
  const texts = cells.map(plain);
  const height = Math.max(...texts.map((cell) => pdf.heightOfString(cell, { width: width - 10 })), 12) + 8;
  keepTogether(pdf, height);
  const { y } = pdf;
  for (const [index, cell] of texts.entries()) pdf.text(cell, margin + index * width, y + 4, { width: width - 10 });
  pdf
    .moveTo(margin, y + height)
    .lineTo(margin + pageWidth(pdf), y + height)
    .lineWidth(0.5)
    .stroke(line);
  pdf.x = margin;
  pdf.y = y + height;
}

/** The contact details and page number at the foot of every page, drawn once the page count is known. */
function drawFeet(pdf: Document, { brand }: BrochureText) {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The footer is inside the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - 48;
    pdf
      .moveTo(margin, y - 8)
      .lineTo(margin + pageWidth(pdf), y - 8)
      .lineWidth(0.5)
      .stroke(line);
    pdf.font('Helvetica').fontSize(8).fillColor(quiet);
    pdf.text(plain(brand.contact), margin, y, { width: pageWidth(pdf) - 60 });
    pdf.text(`${page + 1} / ${count}`, margin, y, { width: pageWidth(pdf), align: 'right' });
  }
}

function rule(pdf: Document, space: number) {
  const y = pdf.y + space / 2;
  pdf
    .moveTo(margin, y)
    .lineTo(margin + pageWidth(pdf), y)
    .lineWidth(0.8)
    .stroke(line);
  pdf.x = margin;
  pdf.y = y + space;
}

function keepTogether(pdf: Document, height: number) {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

function pageWidth(pdf: Document): number {
  return pdf.page.width - 2 * margin;
}

/** The built-in fonts of PDF contain Western letters only. */
function plain(text: string): string {
  return text
    .replaceAll('₹', 'Rs ')
    .replaceAll('≥', 'at least ')
    .replaceAll('≤', 'at most ')
    .replaceAll('→', '>')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll('\u2011', '-')
    .replace(/[^\n\x20-\x7e\xa1-\xff‘’“”–—…•·€™]/g, '');
}
