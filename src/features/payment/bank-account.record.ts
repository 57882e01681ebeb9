import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, translated } from '#features/records/record-fields.ts';

const accountDocument = document({
  slug,
  /** What it is for: "Payments from India". */
  name: translated(line),
  holder: line,
  number: line.regex(/^\d{9,18}$/, /*i18n*/ 'is not an account number of 9 to 18 digits'),
  type: translated(maybe(line)),
  bank: line,
  branch: translated(maybe(line)),
  ifsc: maybe(line.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, /*i18n*/ 'is not an IFSC, such as ABCD0123456')),
  swift: maybe(line.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, /*i18n*/ 'is not a SWIFT code of 8 or 11 characters')),
  upi: maybe(line.regex(/^[\w.-]+@[\w.-]+$/, /*i18n*/ 'is not a UPI id, such as name@bank')),
  /** Whether the payment page shows it; the others are shown only behind the password of the KYC page. */
  isPublic: z.boolean(),
});

export const bankAccountRecord = describeRecord({
  kind: 'bank-accounts',
  name: { one: /*i18n*/ 'Bank account', many: /*i18n*/ 'Bank accounts' },
  title: 'name',
  document: accountDocument,
  needsSecondPerson: true,
  needsProof: true,
  isConfidential: true,
  keep: 'all',
});
