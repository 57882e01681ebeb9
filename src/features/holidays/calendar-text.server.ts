import { ink, ink2 } from '#core/palette.ts';
import type { PdfText } from '#core/pdf/pdf-text.ts';
import { type CalendarDay, calendarWeeks } from './calendar-month.ts';
import { cautionOf, sharedText } from './holiday-list-text.ts';
import type { Holiday } from './holidays.schema.ts';

type Pdf = PDFKit.PDFDocument;
type Place = { x: number; y: number };

// The colours of src/ui/style/tokens.css.
const colours = { ink, quiet: ink2, gazetted: '#a3271b', restricted: '#984800' };

const monthsInRow = 4;
const monthHeight = 111;
const gap = 22;
const lineHeight = 13;
const monthNames = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** The twelve months of a year on one page. */
export function calendarText(year: number, holidays: readonly Holiday[], brand: PdfText['brand']): PdfText {
  const title = `Calendar ${year}`;
  return {
    ...sharedText(year, brand),
    title,
    landscape: true,
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'drawing',
        height: 3 * monthHeight,
        draw: (pdf, { x, y, width }) => {
          const column = (width + gap) / monthsInRow;
          for (let month = 1; month <= 12; month += 1) {
            const index = month - 1;
            const place = {
              x: x + (index % monthsInRow) * column,
              y: y + Math.floor(index / monthsInRow) * monthHeight,
            };
            drawMonth(pdf, { year, month, holidays, width: column - gap }, place);
          }
        },
      },
      {
        kind: 'note',
        text: `Boxed in red: PH, Public Holiday. Underlined in orange: RH, Restricted Holiday. Sat and Sun are weekly off. ${cautionOf(holidays, 'Some dates')}`,
      },
    ],
  };
}

type Month = { year: number; month: number; holidays: readonly Holiday[]; width: number };

function drawMonth(pdf: Pdf, { year, month, holidays, width }: Month, { x, y }: Place) {
  const column = width / 7;
  pdf
    .font('serif')
    .fontSize(12)
    .fillColor(colours.ink)
    .text(monthNames.format(new Date(Date.UTC(year, month - 1, 1))), x, y);
  pdf.font('Helvetica-Bold').fontSize(7.5).fillColor(colours.quiet);
  for (const [index, name] of weekdays.entries()) {
    pdf.text(name, x + index * column, y + 18, { width: column, align: 'center' });
  }
  for (const [week, days] of calendarWeeks(year, month, holidays).entries()) {
    for (const [weekday, day] of days.entries()) {
      if (day) drawDay(pdf, day, column, { x: x + weekday * column, y: y + 29 + week * lineHeight });
    }
  }
}

function drawDay(pdf: Pdf, { date, kind }: CalendarDay, width: number, { x, y }: Place) {
  const isMarked = kind === 'gazetted' || kind === 'restricted';
  const colour = isMarked ? colours[kind] : kind === 'weekday' ? colours.ink : colours.quiet;
  if (kind === 'gazetted')
    pdf
      .rect(x + 3, y - 2.5, width - 6, lineHeight - 2)
      .lineWidth(0.8)
      .stroke(colour);
  pdf
    .font(isMarked ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(8.5)
    .fillColor(colour)
    .text(String(Number(date.slice(8))), x, y, { width, align: 'center', underline: kind === 'restricted' });
}
