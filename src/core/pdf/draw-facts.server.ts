import { colours, keepTogether, marginOf, pageWidth, tag } from './pdf-page.server.ts';
import { type PdfStyle, setBody } from './pdf-styles.server.ts';
import { plainPdfText as plain } from './pdf-text.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Fact = { label: string; value: string };

const labelWidth = 120;

/** Draws labels with their values beside them. */
export function drawFacts(pdf: Pdf, root: Element, facts: readonly Fact[], style: PdfStyle): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const { label, value } of facts) {
    const width = pageWidth(pdf) - labelWidth;
    keepTogether(
      pdf,
      Math.min(setBody(pdf, style).heightOfString(plain(value), { lineGap: style.lineGap, width }), 200) + 8,
    );
    const item = pdf.struct('LI');
    list.add(item);
    const { y } = pdf;
    tag(pdf, item, 'Lbl', () =>
      setLabel(pdf, style).text(plain(label), marginOf(pdf), y + 1.5, { width: labelWidth - 12 }),
    );
    const below = pdf.y;
    tag(pdf, item, 'LBody', () =>
      setBody(pdf, style).text(plain(value), marginOf(pdf) + labelWidth, y, { lineGap: style.lineGap, width }),
    );
    item.end();
    pdf.y = Math.max(pdf.y, below) + style.gap;
    pdf.x = marginOf(pdf);
  }
  list.end();
  pdf.moveDown(0.4);
}

const gutter = 18;

/**
 * Draws labels with their values behind them in two columns, which takes a third less of the page. What does not fit on
 * the page in this way is drawn in one column, which goes on on the next page.
 */
export function drawFactColumns(pdf: Pdf, root: Element, facts: readonly Fact[], style: PdfStyle): void {
  const width = facts.length === 1 ? pageWidth(pdf) : (pageWidth(pdf) - gutter) / 2;
  const heights = facts.map((fact) => heightOf(pdf, fact, width, style));
  const { left, height } = splitEvenly(heights);
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
    drawFacts(pdf, root, facts, style);
    return;
  }
  const list = pdf.struct('L');
  root.add(list);
  const top = pdf.y;
  let bottom = top;
  for (const [index, fact] of facts.entries()) {
    if (index === left) pdf.y = top;
    drawFact(pdf, list, fact, { x: marginOf(pdf) + (index < left ? 0 : width + gutter), width }, style);
    bottom = Math.max(bottom, pdf.y);
  }
  list.end();
  pdf.x = marginOf(pdf);
  pdf.y = bottom + style.gap;
}

/** How many of these go into the first column, so that the longer of the two is as short as it can be. */
function splitEvenly(heights: readonly number[]): { left: number; height: number } {
  const total = heights.reduce((sum, height) => sum + height, 0);
  let best = { left: heights.length, height: total };
  let above = 0;
  for (const [index, height] of heights.entries()) {
    above += height;
    const longer = Math.max(above, total - above);
    if (longer < best.height) best = { left: index + 1, height: longer };
  }
  return best;
}

function heightOf(pdf: Pdf, { label, value }: Fact, width: number, style: PdfStyle): number {
  const indent = setLabel(pdf, style).widthOfString(`${plain(label)}  `);
  const { lineGap, gap } = style;
  // A label of more than a line is rare: what follows it is then taken to be as wide as its letters.
  if (indent >= width) return pdf.heightOfString(plain(`${label}  ${value}`), { lineGap, width }) + gap;
  return setBody(pdf, style).heightOfString(plain(value), { lineGap, width, indent }) + gap;
}

type Column = { x: number; width: number };

function drawFact(pdf: Pdf, list: Element, { label, value }: Fact, { x, width }: Column, style: PdfStyle): void {
  const item = pdf.struct('LI');
  list.add(item);
  const { lineGap } = style;
  tag(pdf, item, 'Lbl', () =>
    setLabel(pdf, style).text(`${plain(label)}  `, x, pdf.y, { width, lineGap, continued: true }),
  );
  tag(pdf, item, 'LBody', () => setBody(pdf, style).text(plain(value)));
  item.end();
  pdf.y += style.gap;
}

function setLabel(pdf: Pdf, { label }: PdfStyle): Pdf {
  return pdf.font('Helvetica-Bold').fontSize(label).fillColor(colours.gold);
}
