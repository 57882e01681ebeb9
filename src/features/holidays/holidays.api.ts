import { defineApi } from '#features/define-api.ts';
import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { findCalendarFiles } from './find-calendar-files.server.ts';
import { holidayCalls } from './holidays.calls.ts';
import { listHolidays } from './list-holidays.server.ts';

export const holidaysApi = defineApi(holidayCalls, {
  'GET /holiday-list': async ({ language }) => {
    const [page, holidays] = await Promise.all([
      readPageRecord('holiday-list', 'Holiday calendar', language),
      listHolidays(language),
    ]);
    return { page, holidays: holidays.map(({ id, date, title, type }) => ({ id, date, title, holiday_type: type })) };
  },
  'POST /calendar-brochures': async ({ input: { year } }) => {
    const files = await findCalendarFiles(year);
    return { data: files ? [{ holiday_file: files.holidayFile, calender_file: files.calendarFile }] : [] };
  },
});
