import type { ContentChange } from '#db/content/write-content.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { listHolidays } from './list-holidays.server.ts';
import { storeDrawnCalendars } from './store-drawn-calendars.server.ts';

/**
 * Draws the files of every year after a content write, so that no visitor waits for it; those that are stored already
 * are left alone.
 * @param changed the rows that were written; without a holiday among them there is nothing to do
 */
export async function updateCalendarFiles(changed?: readonly ContentChange[]): Promise<void> {
  if (changed?.every(({ kind }) => kind !== 'holiday')) return;
  const holidays = await listHolidays(defaultLanguage);
  const years = new Set(holidays.map(({ date }) => Number(date.slice(0, 4))));
  for (const year of years) await storeDrawnCalendars(year);
}
