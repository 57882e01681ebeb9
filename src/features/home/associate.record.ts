import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, picture, translated } from '#features/records/record-fields.ts';

const firmDocument = document({
  slug,
  name: translated(line),
  imagePath: picture(line),
  imageAlt: translated(maybe(line)),
  /** Whether it is invented, and shown only as long as there is no real one. */
  isSample: z.boolean().default(false),
});

/** The firms on the home page. */
export const associateRecord = describeRecord({
  kind: 'associates',
  name: { one: /*i18n*/ 'Associate', many: /*i18n*/ 'Associates' },
  title: 'name',
  document: firmDocument,
});

/** The firms on the page about us. */
export const clientRecord = describeRecord({
  kind: 'clients',
  name: { one: /*i18n*/ 'Client firm', many: /*i18n*/ 'Client firms' },
  title: 'name',
  document: firmDocument,
});
