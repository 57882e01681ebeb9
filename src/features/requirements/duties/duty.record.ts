import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, prose, translated } from '#features/records/record-fields.ts';

const dutyDocument = document({
  /** As the lists are called: `bis_isi`. */
  list: line,
  reader: z.enum(['everyone', 'india', 'import']),
  who: translated(prose),
  next: translated(maybe(prose)),
});

export const dutyRecord = describeRecord({
  kind: 'duties',
  name: { one: /*i18n*/ 'Duty', many: /*i18n*/ 'Who must act' },
  title: 'list',
  document: dutyDocument,
  needsSecondPerson: true,
  keep: 'all',
});
