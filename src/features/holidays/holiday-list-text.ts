import type { PdfText } from '#core/pdf/pdf-text.ts';
import { formatDate } from '#core/time/dates.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import type { Holiday } from './holidays.schema.ts';

/** What the two files of a year have in common. */
export function sharedText(year: number, brand: PdfText['brand']) {
  return {
    brand,
    language: defaultLanguage,
    subject: 'Holidays of central government offices in India',
    // A fixed date, so that the same holidays always make the same file.
    date: new Date(`${year}-01-01T00:00:00Z`),
    seal: sealPath(`holidays-${year}`),
  };
}

/**
 * The note under a file: which dates may change, and the source.
 * @param dates how the file refers to those dates
 */
export function cautionOf(holidays: readonly Holiday[], dates: string): string {
  const source = 'Source: Department of Personnel and Training, holidays of central government offices.';
  return holidays.some(({ isTentative }) => isTentative)
    ? `${dates} may change, because they depend on the sighting of the moon or on an order that has not been published yet. ${source}`
    : source;
}

/** The list of a year's holidays as a table. */
export function holidayListText(year: number, holidays: readonly Holiday[], brand: PdfText['brand']): PdfText {
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });
  const title = `Holiday list ${year}`;
  return {
    ...sharedText(year, brand),
    title,
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'lead',
        text: 'Offices of the central government are closed on public holidays. Restricted holidays are a choice of each employee.',
      },
      {
        kind: 'table',
        widths: [4, 4, 11, 5],
        rows: [
          { isHead: true, cells: ['Date', 'Day', 'Holiday', 'Type'] },
          ...holidays.map(({ date, title, type, isTentative }) => ({
            isHead: false,
            cells: [
              formatDate(date),
              weekday.format(new Date(`${date}T00:00:00Z`)),
              isTentative ? `${title} *` : title,
              type === 'Gazetted' ? 'Public Holiday' : 'Restricted Holiday',
            ],
          })),
        ],
      },
      { kind: 'note', text: cautionOf(holidays, 'Dates with an asterisk (*)') },
    ],
  };
}
