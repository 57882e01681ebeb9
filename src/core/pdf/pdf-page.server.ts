import { fileURLToPath } from 'node:url';
import { gold, goldInk, ink, ink2, rule } from '#core/palette.ts';

export const serif = fileURLToPath(new URL('./newsreader-latin.ttf', import.meta.url));

export const colours = { ink, quiet: ink2, gold: goldInk, streak: gold, line: rule };

type Pdf = PDFKit.PDFDocument;

/** The space on the left and on the right of a page. */
export function marginOf(pdf: Pdf): number {
  return pdf.page.margins.left;
}

export function pageWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * marginOf(pdf);
}

/** Starts a new page if the rest of this one is lower than `height`. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** Draws what screen readers leave out: rules, seals and the repeated texts of pages. */
export function drawOrnament(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** A hairline across the page at that height. */
export function drawLine(pdf: Pdf, y: number): void {
  drawOrnament(pdf, () =>
    pdf
      .moveTo(marginOf(pdf), y)
      .lineTo(marginOf(pdf) + pageWidth(pdf), y)
      .lineWidth(0.6)
      .stroke(colours.line),
  );
}

/** A hairline with that much space around it. */
export function drawRule(pdf: Pdf, space: number): void {
  const y = pdf.y + space / 2;
  drawLine(pdf, y);
  pdf.x = marginOf(pdf);
  pdf.y = y + space;
}

/** Draws a part of the document, and tags it with what it is. */
export function tag(pdf: Pdf, parent: PDFKit.PDFStructureElement, type: string, draw: () => void): void {
  parent.add(pdf.struct(type, {}, draw));
}
