import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, line, maybe, prose, translated } from '#features/records/record-fields.ts';
import { holidayTypes } from './holidays.schema.ts';

const holidayDocument = document({
  date: day,
  title: translated(line),
  holidayType: z.enum(holidayTypes),
  /** Whether the day depends on the moon or on an order that has not been published yet. */
  isTentative: z.boolean().default(false),
  note: maybe(prose),
  source: maybe(prose),
  confirmed: z.boolean().default(false),
});

export const holidayRecord = describeRecord({
  kind: 'holidays',
  name: { one: /*i18n*/ 'Holiday', many: /*i18n*/ 'Holidays' },
  title: 'title',
  document: holidayDocument,
});
