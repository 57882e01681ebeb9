import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, picture, translated } from '#features/records/record-fields.ts';

const memberDocument = document({
  slug,
  name: translated(line),
  designation: translated(line),
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
});

export const teamMemberRecord = describeRecord({
  kind: 'team',
  name: { one: /*i18n*/ 'Member of the team', many: /*i18n*/ 'Team' },
  title: 'name',
  document: memberDocument,
});
