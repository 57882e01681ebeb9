import { drawTable } from './draw-table.server.ts';
import { colours, drawOrnament, drawRule, keepTogether, margin, pageWidth } from './pdf-page.server.ts';
import { type PdfBlock, plainPdfText as plain } from './pdf-text.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type BlockOf<Kind> = Extract<PdfBlock, { kind: Kind }>;

/** Sizes of letters and spaces, in points; a title and what separates parts shrink more than the text. */
const styles = {
  usual: { title: 28, lead: 14, heading: 18, text: 10.5, note: 9, label: 8.5, lineGap: 2.5, rule: 12, gap: 5 },
  compact: { title: 21, lead: 11.5, heading: 12.5, text: 8.5, note: 7.5, label: 7.5, lineGap: 1, rule: 5, gap: 2.5 },
};
type Style = (typeof styles)['usual'];

/** Draws a block below the ones before it, and tags it with what it is. */
export function drawBlock(pdf: Pdf, root: Element, block: PdfBlock, isCompact = false) {
  const style = styles[isCompact ? 'compact' : 'usual'];
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
      return drawFacts(pdf, root, block, style);
    case 'table':
      return drawTable(pdf, root, block);
    case 'drawing':
      return drawInBox(pdf, root, block);
  }
}

function tag(pdf: Pdf, parent: Element, type: string, draw: () => void): void {
  parent.add(pdf.struct(type, {}, draw));
}

function setBody(pdf: Pdf, { text }: Style): Pdf {
  return pdf.font('Helvetica').fontSize(text).fillColor(colours.ink);
}

function drawHeading(pdf: Pdf, root: Element, { text, level }: BlockOf<'heading'>, style: Style) {
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

function drawList(pdf: Pdf, root: Element, { mark, items }: BlockOf<'list'>, style: Style) {
  const list = pdf.struct('L');
  root.add(list);
  for (const [index, text] of items.entries()) {
    keepTogether(pdf, 28);
    const item = pdf.struct('LI');
    list.add(item);
    const { y } = pdf;
    setBody(pdf, style);
    if (mark === 'box') drawOrnament(pdf, () => pdf.rect(margin, y, 9, 9).lineWidth(0.8).stroke(colours.quiet));
    else {
      const words = mark === 'number' ? `${index + 1}.` : '\u2022';
      tag(pdf, item, 'Lbl', () => pdf.fillColor(colours.gold).text(words, margin, y, { lineBreak: false }));
    }
    tag(pdf, item, 'LBody', () =>
      setBody(pdf, style).text(plain(text), margin + markWidth, y, {
        lineGap: style.lineGap,
        width: pageWidth(pdf) - markWidth,
      }),
    );
    item.end();
    pdf.moveDown(0.25).x = margin;
  }
  list.end();
  pdf.moveDown(0.2);
}

const labelWidth = 120;

function drawFacts(pdf: Pdf, root: Element, { facts }: BlockOf<'facts'>, style: Style) {
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
      pdf
        .font('Helvetica-Bold')
        .fontSize(style.label)
        .fillColor(colours.gold)
        .text(plain(label), margin, y + 1.5, { width: labelWidth - 12 }),
    );
    const below = pdf.y;
    tag(pdf, item, 'LBody', () =>
      setBody(pdf, style).text(plain(value), margin + labelWidth, y, { lineGap: style.lineGap, width }),
    );
    item.end();
    pdf.y = Math.max(pdf.y, below) + style.gap;
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
