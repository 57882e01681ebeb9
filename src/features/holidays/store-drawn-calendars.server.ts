import { createHash } from 'node:crypto';
import { reasonOf } from '#core/describe-error.ts';
import { findPublic, putPublic } from '#core/files/storage.server.ts';
import { logger } from '#core/logger.server.ts';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import type { PdfText } from '#core/pdf/pdf-text.ts';
import { letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { calendarText } from './calendar-text.server.ts';
import { holidayListText } from './holiday-list-text.ts';
import { listHolidays } from './list-holidays.server.ts';

/** Increase this when a drawing changes, so that every file is made again. */
const layout = 1;

/**
 * Draws the holiday list and the calendar of a year, unless they are stored already.
 * @returns their paths under `/storage/`; null for a year without holidays, or if they could not be stored
 */
export async function storeDrawnCalendars(year: number): Promise<{ holidayFile: string; calendarFile: string } | null> {
  const [all, settings] = await Promise.all([listHolidays(defaultLanguage), getSiteSettings(defaultLanguage)]);
  const holidays = all.filter(({ date }) => date.startsWith(`${year}-`));
  if (holidays.length === 0) return null;
  const brand = letterheadOf(settings);
  // Named after its text, so that an existing file need not be drawn again and no cache serves an old one.
  const hash = createHash('sha256')
    .update(JSON.stringify([layout, holidays, brand]))
    .digest('hex')
    .slice(0, 16);
  const holidayFile = `calendars/holiday-list-${year}-${hash}.pdf`;
  const calendarFile = `calendars/calendar-${year}-${hash}.pdf`;
  try {
    await store(holidayFile, holidayListText(year, holidays, brand));
    await store(calendarFile, calendarText(year, holidays, brand));
    return { holidayFile, calendarFile };
  } catch (error) {
    logger.error({ year, reason: reasonOf(error) }, 'the calendar files could not be stored');
    return null;
  }
}

async function store(path: string, text: PdfText): Promise<void> {
  if (!(await findPublic(path))) await putPublic(path, await drawPdf(text));
}
