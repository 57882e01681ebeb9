import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import type { FileRule } from '#features/records/file-rule.schema.ts';
import { document, line, maybe, publicFile, publicPath } from '#features/records/record-fields.ts';

const logoDocument = ({ kinds, megabytes }: Pick<FileRule, 'kinds' | 'megabytes'>) =>
  document({
    /** The size in words: `200x48`. */
    name: line,
    /** `storage/logo/kasauti-200x48.jpg`; missing as long as nobody has provided it. */
    filePath: publicFile(maybe(publicPath), { kinds, megabytes, before: 'storage/' }),
    width: z.int32().positive(),
    height: z.int32().positive(),
  });

export const logoPictureRecord = describeRecord({
  kind: 'logo-jpg',
  name: { one: /*i18n*/ 'Logo as JPG', many: /*i18n*/ 'Logo as JPG' },
  title: 'name',
  document: logoDocument({ kinds: ['jpg'], megabytes: 10 }),
});

export const logoDrawingRecord = describeRecord({
  kind: 'logo-cdr',
  name: { one: /*i18n*/ 'Logo as CDR', many: /*i18n*/ 'Logo as CDR' },
  title: 'name',
  document: logoDocument({ kinds: ['cdr'], megabytes: 25 }),
});
