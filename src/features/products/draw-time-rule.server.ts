import { colours } from '#core/pdf/pdf-page.server.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { formatDate } from '#core/time/dates.ts';
import type { TimeRule } from '#features/requirements/sheet/time-rule.ts';

type Draw = Extract<PdfBlock, { kind: 'drawing' }>['draw'];
type Box = Parameters<Draw>[1];

const lineHeight = 12;
const labelWidth = 60;

const baseOf = ({ ticks }: TimeRule) => (Math.max(...ticks.map(({ level }) => level)) + 1) * lineHeight + 22;
export const heightOfTimeRule = (rule: TimeRule) => baseOf(rule) + 40;

/** Draws the days and today on a ruler of years. */
export function drawTimeRule(rule: TimeRule): Draw {
  return (pdf, box) => {
    const base = box.y + baseOf(rule);
    const place = (at: number) => box.x + (at / 100) * box.width;
    const tick = (at: number, from: number, to: number, colour: string, width = 0.6) =>
      pdf.moveTo(place(at), from).lineTo(place(at), to).lineWidth(width).stroke(colour);
    pdf.font('Helvetica').fontSize(8);
    pdf
      .moveTo(box.x, base)
      .lineTo(box.x + box.width, base)
      .lineWidth(0.6)
      .stroke(colours.quiet);
    for (const { at, label } of rule.years) {
      tick(at, base - (label ? 9 : 5), base, colours.quiet);
      if (label) write(pdf, label, place(at), base + 4, box);
    }
    for (const { at, day, level } of rule.ticks) {
      const y = box.y + level * lineHeight;
      tick(at, y + lineHeight - 2, base, colours.streak, 1.4);
      write(pdf, formatDate(day), place(at), y, box);
    }
    tick(rule.today, base - 15, base + 15, colours.ink, 1.4);
    write(pdf, 'Today', place(rule.today), base + 17, box);
  };
}

/** Writes a label centred on a mark, but inside the box. */
function write(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, box: Box): void {
  const start = Math.min(Math.max(x - labelWidth / 2, box.x), box.x + box.width - labelWidth);
  const align = start > x - labelWidth / 2 ? 'left' : start < x - labelWidth / 2 ? 'right' : 'center';
  pdf.fillColor(colours.ink).text(text, start, y, { width: labelWidth, align, lineBreak: false });
}
