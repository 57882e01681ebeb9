import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, translated } from '#features/records/record-fields.ts';

/** A group of the index of families. */
export const familyGroupRecord = describeRecord({
  kind: 'family-groups',
  name: { one: /*i18n*/ 'Group of families', many: /*i18n*/ 'Groups of families' },
  title: 'name',
  document: document({ name: translated(line) }),
  keep: 'all',
});
