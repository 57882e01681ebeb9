import { colours } from '#core/pdf/pdf-page.server.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import type { TimeRule } from '#ui/drawings/time-rule.ts';

type Draw = Extract<PdfBlock, { kind: 'drawing' }>['draw'];
type Box = Parameters<Draw>[1];

const lineHeight = 12;
const labelWidth = 60;

const linesOf = ({ name, ticks }: TimeRule['lanes'][number]) =>
  (name ? 1 : 0) + Math.max(1, ...ticks.map(({ level }) => level + 1));
const heightOfLane = (lane: TimeRule['lanes'][number]) => linesOf(lane) * lineHeight + 10;
const baseOf = ({ lanes }: TimeRule) => lanes.reduce((height, lane) => height + heightOfLane(lane), 6);
export const heightOfTimeRule = (rule: TimeRule) => baseOf(rule) + 40;

/** Draws the lanes with their days, and today, on a ruler of years. */
export function drawTimeRule(rule: TimeRule): Draw {
  return (pdf, box) => {
    const base = box.y + baseOf(rule);
    const place = (at: number) => box.x + (at / 100) * box.width;
    const tick = (at: number, from: number, to: number, colour: string, width = 0.6) =>
      pdf.moveTo(place(at), from).lineTo(place(at), to).lineWidth(width).stroke(colour);
    const line = (y: number) =>
      pdf
        .moveTo(box.x, y)
        .lineTo(box.x + box.width, y)
        .lineWidth(0.6)
        .stroke(colours.quiet);
    pdf.font('Helvetica').fontSize(8);
    tick(rule.today, box.y, base + 15, colours.streak, 1.4);
    write(pdf, 'Today', place(rule.today), base + 17, box);
    line(base);
    for (const { at, label } of rule.scale) {
      tick(at, base - (label ? 9 : 5), base, colours.quiet);
      if (label) write(pdf, label, place(at), base + 4, box);
    }
    let top = box.y;
    for (const lane of rule.lanes) {
      const foot = top + heightOfLane(lane) - 4;
      if (lane.name) pdf.fillColor(colours.quiet).text(lane.name, box.x, top, { lineBreak: false });
      if (lane.name) line(foot);
      for (const { at, label, level } of lane.ticks) {
        const y = foot - 6 - (level + 1) * lineHeight;
        tick(at, label ? y + lineHeight - 2 : foot - 8, foot, colours.ink, 1.4);
        if (label) write(pdf, label, place(at), y, box);
      }
      top += heightOfLane(lane);
    }
  };
}

/** Writes a label centred on a mark, but inside the box. */
function write(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, box: Box): void {
  const start = Math.min(Math.max(x - labelWidth / 2, box.x), box.x + box.width - labelWidth);
  const align = start > x - labelWidth / 2 ? 'left' : start < x - labelWidth / 2 ? 'right' : 'center';
  pdf.fillColor(colours.ink).text(text, start, y, { width: labelWidth, align, lineBreak: false });
}
