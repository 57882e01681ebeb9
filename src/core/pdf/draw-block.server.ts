import { drawFactColumns, drawFacts } from './draw-facts.server.ts';
import { drawTable } from './draw-table.server.ts';
import { colours, drawOrnament, drawRule, keepTogether, marginOf, pageWidth, tag } from './pdf-page.server.ts';
import { type PdfStyle, pdfStyles, setBody } from './pdf-styles.server.ts';
import { type PdfBlock, type PdfText, plainPdfText as plain } from './pdf-text.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type BlockOf<Kind> = Extract<PdfBlock, { kind: Kind }>;

/** Draws a block below the ones before it, and tags it with what it is. */
export function drawBlock(pdf: Pdf, root: Element, block: PdfBlock, compact: PdfText['compact']) {
  const style = pdfStyles[compact === 'dense' ? 'dense' : compact ? 'compact' : 'usual'];
  const { lineGap } = style;
  switch (block.kind) {
    case 'title':
      return tag(pdf, root, 'H1', () =>
        pdf
          .font('serif')
          .fontSize(style.title)
          .fillColor(colours.ink)
          .text(plain(block.text), { lineGap: -2 })
          .moveDown(0.3),
      );
    case 'lead':
      return tag(pdf, root, 'P', () =>
        pdf
          .font('serif')
          .fontSize(style.lead)
          .fillColor(colours.quiet)
          .text(plain(block.text), { lineGap })
          .moveDown(0.6),
      );
    case 'heading':
      return drawHeading(pdf, root, block, style);
    case 'paragraph':
      return tag(pdf, root, 'P', () => setBody(pdf, style).text(plain(block.text), { lineGap }).moveDown(0.45));
    case 'note':
      return tag(pdf, root, 'P', () =>
        pdf
          .font('Helvetica-Oblique')
          .fontSize(style.note)
          .fillColor(colours.quiet)
          .text(plain(block.text), { lineGap })
          .moveDown(0.4),
      );
    case 'list':
      return drawList(pdf, root, block, style);
    case 'facts':
      return compact ? drawFactColumns(pdf, root, block.facts, style) : drawFacts(pdf, root, block.facts, style);
    case 'table':
      return drawTable(pdf, root, block);
    case 'drawing':
      return drawInBox(pdf, root, block);
  }
}

function drawHeading(pdf: Pdf, root: Element, { text, level, isOnNewPage }: BlockOf<'heading'>, style: PdfStyle) {
  if (isOnNewPage) pdf.addPage();
  if (level === 3) {
    keepTogether(pdf, 48);
    pdf.moveDown(0.3).font('Helvetica-Bold').fontSize(style.text).fillColor(colours.ink);
    tag(pdf, root, 'H3', () => pdf.text(plain(text), { lineGap: style.lineGap }).moveDown(0.15));
    return;
  }
  keepTogether(pdf, 5 * style.heading);
  drawRule(pdf, style.rule);
  pdf.font('serif').fontSize(style.heading).fillColor(colours.ink);
  tag(pdf, root, 'H2', () => pdf.text(plain(text)).moveDown(0.3));
}

const markWidth = 18;

function drawList(pdf: Pdf, root: Element, { mark, items }: BlockOf<'list'>, style: PdfStyle) {
  const list = pdf.struct('L');
  root.add(list);
  for (const [index, text] of items.entries()) {
    keepTogether(pdf, 28);
    const item = pdf.struct('LI');
    list.add(item);
    const { y } = pdf;
    setBody(pdf, style);
    if (mark === 'box') drawOrnament(pdf, () => pdf.rect(marginOf(pdf), y, 9, 9).lineWidth(0.8).stroke(colours.quiet));
    else {
      const words = mark === 'number' ? `${index + 1}.` : '\u2022';
      tag(pdf, item, 'Lbl', () => pdf.fillColor(colours.gold).text(words, marginOf(pdf), y, { lineBreak: false }));
    }
    tag(pdf, item, 'LBody', () =>
      setBody(pdf, style).text(plain(text), marginOf(pdf) + markWidth, y, {
        lineGap: style.lineGap,
        width: pageWidth(pdf) - markWidth,
      }),
    );
    item.end();
    pdf.moveDown(0.25).x = marginOf(pdf);
  }
  list.end();
  pdf.moveDown(0.2);
}

function drawInBox(pdf: Pdf, root: Element, { height, draw }: BlockOf<'drawing'>) {
  keepTogether(pdf, height);
  const box = { x: marginOf(pdf), y: pdf.y, width: pageWidth(pdf), height };
  tag(pdf, root, 'Div', () => draw(pdf, box));
  pdf.x = marginOf(pdf);
  pdf.y = box.y + height;
}
