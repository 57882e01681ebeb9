import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, translated } from '#features/records/record-fields.ts';

const itemDocument = document({
  name: translated(line),
  /** In private storage; missing as long as there is no file. */
  filePath: maybe(line.regex(/^company-files\/[\w.-]+$/, /*i18n*/ 'is not a file in private storage')),
});

export const kycItemRecord = describeRecord({
  kind: 'kyc-items',
  name: { one: /*i18n*/ 'KYC document', many: /*i18n*/ 'KYC documents' },
  title: 'name',
  document: itemDocument,
  needsSecondPerson: true,
  keep: 'all',
});
