import { colours, drawLine, drawOrnament, marginOf, pageWidth } from './pdf-page.server.ts';
import { type PdfTable, plainPdfText as plain } from './pdf-text.ts';

type Pdf = PDFKit.PDFDocument;
type Row = PdfTable['rows'][number];
type Column = { x: number; width: number };

const gap = 10;

/** Draws a table; its head is repeated on every page that it reaches. */
export function drawTable(pdf: Pdf, root: PDFKit.PDFStructureElement, { rows, widths }: PdfTable): void {
  const table = pdf.struct('Table');
  root.add(table);
  const columns = columnsOf(pdf, Math.max(1, ...rows.map(({ cells }) => cells.length)), widths);
  const head = rows[0]?.isHead ? rows[0] : null;
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, row, columns) > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      if (head && head !== row) drawOrnament(pdf, () => drawRow(pdf, head, columns, (draw) => draw()));
    }
    const element = pdf.struct('TR');
    table.add(element);
    drawRow(pdf, row, columns, (draw) => element.add(pdf.struct(row.isHead ? 'TH' : 'TD', {}, draw)));
    element.end();
    drawLine(pdf, pdf.y);
  }
  table.end();
  pdf.y += gap;
}

function columnsOf(pdf: Pdf, count: number, widths?: readonly number[]): Column[] {
  const parts = Array.from({ length: count }, (_, index) => widths?.[index] ?? 1);
  const unit = pageWidth(pdf) / parts.reduce((sum, part) => sum + part);
  let x = marginOf(pdf);
  return parts.map((part) => {
    const column = { x, width: part * unit - gap };
    x += part * unit;
    return column;
  });
}

function setFont(pdf: Pdf, { isHead }: Row): void {
  pdf
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9.5)
    .fillColor(isHead ? colours.gold : colours.ink);
}

function heightOf(pdf: Pdf, row: Row, columns: readonly Column[]): number {
  setFont(pdf, row);
  const heights = row.cells.map((cell, index) => pdf.heightOfString(plain(cell), { width: columns[index]?.width }));
  return Math.max(...heights, 12) + 8;
}

function drawRow(pdf: Pdf, row: Row, columns: readonly Column[], cell: (draw: () => void) => void): void {
  const height = heightOf(pdf, row, columns);
  const { y } = pdf;
  for (const [index, { x, width }] of columns.entries()) {
    const text = plain(row.cells[index] ?? '');
    cell(() => {
      if (text) pdf.text(text, x, y + 4, { width });
    });
  }
  pdf.x = marginOf(pdf);
  pdf.y = y + height;
}
