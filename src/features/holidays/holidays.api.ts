import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { findCalendarFiles } from './find-calendar-files.server.ts';
import { calendarBrochuresAnswer, calendarBrochuresInput, holidayListAnswer } from './holidays.schema.ts';
import { listHolidays } from './list-holidays.server.ts';

export const holidaysApi = {
  'GET /holiday-list': call({
    summary: 'The holidays of central government offices',
    tag: 'Holidays',
    answer: holidayListAnswer,
    answers: 'Page settings and the holidays of every year on the list, by date',
    handle: async ({ language }) => {
      const [page, holidays] = await Promise.all([
        readPageRecord('holiday-list', 'Holiday calendar', language),
        listHolidays(language),
      ]);
      return { page, holidays: holidays.map(({ id, date, title, type }) => ({ id, date, title, holiday_type: type })) };
    },
  }),
  'POST /calendar-brochures': call({
    summary: 'The holiday list and the calendar of a year as PDF files',
    tag: 'Holidays',
    input: calendarBrochuresInput,
    answer: calendarBrochuresAnswer,
    answers: 'One entry with the two files, or none for a year without files',
    handle: async ({ input: { year } }) => {
      const files = await findCalendarFiles(year);
      return { data: files ? [{ holiday_file: files.holidayFile, calender_file: files.calendarFile }] : [] };
    },
  }),
} satisfies SiteCalls;
