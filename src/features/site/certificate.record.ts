import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, picture, translated } from '#features/records/record-fields.ts';

const certificateDocument = document({
  name: translated(line),
  imagePath: picture(line),
  /** Whether it is invented, and shown only as long as there is no real one. */
  isSample: z.boolean().default(false),
});

export const companyCertificateRecord = describeRecord({
  kind: 'company-certificates',
  name: { one: /*i18n*/ 'Certificate of the company', many: /*i18n*/ 'Certificates of the company' },
  title: 'name',
  document: certificateDocument,
});

export const siteCertificateRecord = describeRecord({
  kind: 'site-certificates',
  name: { one: /*i18n*/ 'Certificate of the website', many: /*i18n*/ 'Certificates of the website' },
  title: 'name',
  document: certificateDocument,
});
