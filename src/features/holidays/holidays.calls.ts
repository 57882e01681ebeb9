import type { Calls } from '#core/http/calls.ts';
import { calendarBrochuresAnswer, calendarBrochuresInput, holidayListAnswer } from './holidays.schema.ts';

export const holidayCalls = {
  'GET /holiday-list': {
    summary: 'The holidays of central government offices',
    tag: 'Holidays',
    answer: holidayListAnswer,
    answers: 'Page settings and the holidays of every year on the list, by date',
  },
  'POST /calendar-brochures': {
    summary: 'The holiday list and the calendar of a year as PDF files',
    tag: 'Holidays',
    input: calendarBrochuresInput,
    answer: calendarBrochuresAnswer,
    answers: 'One entry with the two files, or none for a year without files',
  },
} as const satisfies Calls;
