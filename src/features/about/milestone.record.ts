import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, prose, translated } from '#features/records/record-fields.ts';

const milestoneDocument = document({ year: z.int().min(1900).max(2100), text: translated(prose) });

/** A year of the firm's history. */
export const milestoneRecord = describeRecord({
  kind: 'milestones',
  name: { one: /*i18n*/ 'Year', many: /*i18n*/ 'History' },
  title: 'year',
  document: milestoneDocument,
});
