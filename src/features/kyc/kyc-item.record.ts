import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, privateFile, translated } from '#features/records/record-fields.ts';
import { fieldTexts } from '#features/records/records.messages.ts';

const itemDocument = document({
  name: translated(line),
  /** Missing as long as there is no file. */
  filePath: privateFile(maybe(line.regex(/^company-files\/[\w-][\w.-]*$/, fieldTexts.notPrivateFile)), {
    folder: 'company-files',
    kinds: ['pdf', 'jpg', 'png'],
    megabytes: 10,
  }),
});

export const kycItemRecord = describeRecord({
  kind: 'kyc-items',
  name: { one: /*i18n*/ 'KYC document', many: /*i18n*/ 'KYC documents' },
  title: 'name',
  document: itemDocument,
  needsSecondPerson: true,
  isConfidential: true,
  keep: 'all',
});
