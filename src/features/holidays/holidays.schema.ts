import { z } from 'zod';
import { pageRecord } from '#features/pages/pages.schema.ts';

/** The two lists of holidays of the central government. */
export const holidayTypes = ['Gazetted', 'Restricted'] as const;

/** What the calls about holidays say. */
const holidayTexts = {
  wrongYear: /*i18n*/ 'Enter a year with four digits, such as 2026.',
} as const;

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

/** A holiday of central government offices. */
export type Holiday = {
  id: number;
  /** `2026-08-15` */
  date: string;
  title: string;
  type: (typeof holidayTypes)[number];
  /** The day depends on the moon or on an order that has not been published yet. */
  isTentative: boolean;
};
