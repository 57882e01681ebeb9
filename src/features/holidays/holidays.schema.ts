import { z } from 'zod';
import { pageRecord } from '#features/pages/page-record.schema.ts';
import { holidayTypes } from './holiday-type.schema.ts';
import { holidayTexts } from './holidays.messages.ts';

const wrongYear = { error: holidayTexts.wrongYear };

/** `GET /holiday-list`. */
export const holidayListAnswer = z
  .object({
    page: pageRecord,
    holidays: z.array(
      z.object({
        id: z.int(),
        date: z.string().meta({ description: 'YYYY-MM-DD' }),
        title: z.string(),
        holiday_type: z.enum(holidayTypes),
      }),
    ),
  })
  .meta({ id: 'HolidayList' });

/** `POST /calendar-brochures`: the year as a number or as text. */
export const calendarBrochuresInput = z.object({
  year: z
    .union([z.number(), z.string()], wrongYear)
    .transform(Number)
    .pipe(z.int(wrongYear).min(1000, wrongYear).max(9999, wrongYear)),
});

const file = z.string().nullable().meta({ description: 'The path under `/storage/`' });

/** The files of one year, or none. */
export const calendarBrochuresAnswer = z
  .object({ data: z.array(z.object({ holiday_file: file, calender_file: file })) })
  .meta({ id: 'CalendarBrochures' });
