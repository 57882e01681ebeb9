import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, publicFile } from '#features/records/record-fields.ts';

/** What is wrong with the files of a year. */
export const calendarFileTexts = {
  noFile: /*i18n*/ 'is missing, and so is the other file: upload one of them',
  notPublic: /*i18n*/ 'is not a PDF that was uploaded here',
} as const;

/** Below `/storage/`. */
const pdf = publicFile(maybe(line.regex(/^(?:calendars|documents)\/[\w-][\w.-]*\.pdf$/, calendarFileTexts.notPublic)), {
  kinds: ['pdf'],
  megabytes: 25,
});

const calendarDocument = document({
  year: z.int().min(2000).max(2100),
  holidayFile: pdf,
  calendarFile: pdf,
}).superRefine(({ holidayFile, calendarFile }, context) => {
  if (!holidayFile && !calendarFile)
    context.addIssue({ code: 'custom', path: ['holidayFile'], message: calendarFileTexts.noFile });
});

/** The holiday list and the calendar of a year, where staff give other files than those that are drawn. */
export const calendarFileRecord = describeRecord({
  kind: 'calendar-files',
  name: { one: /*i18n*/ 'Files of a year', many: /*i18n*/ 'Calendar files' },
  title: 'year',
  document: calendarDocument,
});
