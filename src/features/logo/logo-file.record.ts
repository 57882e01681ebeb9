import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe } from '#features/records/record-fields.ts';

const logoDocument = document({
  /** The size in words: `200x48`. */
  name: line,
  /** A public file: `storage/logo/kasauti-200x48.jpg`; missing as long as nobody has provided it. */
  filePath: maybe(line.regex(/^storage\/[\w./-]+$/, /*i18n*/ 'is not a public file')),
  width: z.int32().positive(),
  height: z.int32().positive(),
});

export const logoPictureRecord = describeRecord({
  kind: 'logo-jpg',
  name: { one: /*i18n*/ 'Logo as JPG', many: /*i18n*/ 'Logo as JPG' },
  title: 'name',
  document: logoDocument,
});

export const logoDrawingRecord = describeRecord({
  kind: 'logo-cdr',
  name: { one: /*i18n*/ 'Logo as CDR', many: /*i18n*/ 'Logo as CDR' },
  title: 'name',
  document: logoDocument,
});
