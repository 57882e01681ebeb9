import { drawTable } from './draw-table.server.ts';
import { colours, drawOrnament, drawRule, keepTogether, margin, pageWidth } from './pdf-page.server.ts';
import { type PdfBlock, plainPdfText as plain } from './pdf-text.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type BlockOf<Kind> = Extract<PdfBlock, { kind: Kind }>;

const body = { lineGap: 2.5 };

/** Draws a block below the ones before it, and tags it with what it is. */
export function drawBlock(pdf: Pdf, root: Element, block: PdfBlock) {
  switch (block.kind) {
    case 'title':
      return tag(pdf, root, 'H1', () =>
        pdf.font('serif').fontSize(28).fillColor(colours.ink).text(plain(block.text), { lineGap: -2 }).moveDown(0.3),
      );
    case 'lead':
      return tag(pdf, root, 'P', () =>
        pdf.font('serif').fontSize(14).fillColor(colours.quiet).text(plain(block.text), body).moveDown(0.6),
      );
    case 'heading':
      return drawHeading(pdf, root, block);
    case 'paragraph':
      return tag(pdf, root, 'P', () => setBody(pdf).text(plain(block.text), body).moveDown(0.45));
    case 'note':
      return tag(pdf, root, 'P', () =>
        pdf.font('Helvetica-Oblique').fontSize(9).fillColor(colours.quiet).text(plain(block.text), body).moveDown(0.4),
      );
    case 'list':
      return drawList(pdf, root, block);
    case 'facts':
      return drawFacts(pdf, root, block);
    case 'table':
      return drawTable(pdf, root, block);
    case 'drawing':
      return drawInBox(pdf, root, block);
  }
}

function tag(pdf: Pdf, parent: Element, type: string, draw: () => void): void {
  parent.add(pdf.struct(type, {}, draw));
}

function setBody(pdf: Pdf): Pdf {
  return pdf.font('Helvetica').fontSize(10.5).fillColor(colours.ink);
}

function drawHeading(pdf: Pdf, root: Element, { text, level }: BlockOf<'heading'>) {
  if (level === 3) {
    keepTogether(pdf, 48);
    pdf.moveDown(0.3).font('Helvetica-Bold').fontSize(10.5).fillColor(colours.ink);
    tag(pdf, root, 'H3', () => pdf.text(plain(text), body).moveDown(0.15));
    return;
  }
  keepTogether(pdf, 90);
  drawRule(pdf, 12);
  pdf.font('serif').fontSize(18).fillColor(colours.ink);
  tag(pdf, root, 'H2', () => pdf.text(plain(text)).moveDown(0.3));
}

const markWidth = 18;

function drawList(pdf: Pdf, root: Element, { mark, items }: BlockOf<'list'>) {
  const list = pdf.struct('L');
  root.add(list);
  for (const [index, text] of items.entries()) {
    keepTogether(pdf, 28);
    const item = pdf.struct('LI');
    list.add(item);
    const { y } = pdf;
    setBody(pdf);
    if (mark === 'box') drawOrnament(pdf, () => pdf.rect(margin, y, 9, 9).lineWidth(0.8).stroke(colours.quiet));
    else {
      const words = mark === 'number' ? `${index + 1}.` : '\u2022';
      tag(pdf, item, 'Lbl', () => pdf.fillColor(colours.gold).text(words, margin, y, { lineBreak: false }));
    }
    tag(pdf, item, 'LBody', () =>
      setBody(pdf).text(plain(text), margin + markWidth, y, { ...body, width: pageWidth(pdf) - markWidth }),
    );
    item.end();
    pdf.moveDown(0.25).x = margin;
  }
  list.end();
  pdf.moveDown(0.2);
}

const labelWidth = 120;

function drawFacts(pdf: Pdf, root: Element, { facts }: BlockOf<'facts'>) {
  const list = pdf.struct('L');
  root.add(list);
  for (const { label, value } of facts) {
    const width = pageWidth(pdf) - labelWidth;
    keepTogether(pdf, Math.min(setBody(pdf).heightOfString(plain(value), { ...body, width }), 200) + 8);
    const item = pdf.struct('LI');
    list.add(item);
    const { y } = pdf;
    tag(pdf, item, 'Lbl', () =>
      pdf
        .font('Helvetica-Bold')
        .fontSize(8.5)
        .fillColor(colours.gold)
        .text(plain(label), margin, y + 1.5, { width: labelWidth - 12 }),
    );
    const below = pdf.y;
    tag(pdf, item, 'LBody', () => setBody(pdf).text(plain(value), margin + labelWidth, y, { ...body, width }));
    item.end();
    pdf.y = Math.max(pdf.y, below) + 5;
    pdf.x = margin;
  }
  list.end();
  pdf.moveDown(0.4);
}

function drawInBox(pdf: Pdf, root: Element, { height, draw }: BlockOf<'drawing'>) {
  keepTogether(pdf, height);
  const box = { x: margin, y: pdf.y, width: pageWidth(pdf), height };
  tag(pdf, root, 'Div', () => draw(pdf, box));
  pdf.x = margin;
  pdf.y = box.y + height;
}
