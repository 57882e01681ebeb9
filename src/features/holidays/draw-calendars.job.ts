import { drawingRules, type Job } from '#core/jobs/jobs.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { listHolidays } from './list-holidays.server.ts';
import { storeDrawnCalendars } from './store-drawn-calendars.server.ts';

/** Draws the files of every year soon after a holiday was written, so that no visitor waits for them. */
export const drawCalendars: Job = {
  queue: { name: 'calendars', options: drawingRules },
  workers: 1,
  async run() {
    const holidays = await listHolidays(defaultLanguage);
    const years = new Set(holidays.map(({ date }) => Number(date.slice(0, 4))));
    for (const year of years) await storeDrawnCalendars(year);
  },
};
