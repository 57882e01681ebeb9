import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, line, maybe, translated } from '#features/records/record-fields.ts';
import { feeTexts as texts } from './desk/fees.messages.ts';
import { count, reading, subject } from './fee-fields.ts';
import { feeBases, feeCurrencies, feePayers, feeSizes, feeStages, feeTakers, feeUnits } from './fees.schema.ts';

const feeDocument = document({
  ...subject(),
  stage: z.enum(feeStages),
  payer: z.enum(feePayers),
  size: z.enum(feeSizes),
  takenBy: z.enum(feeTakers),
  amount: maybe(count),
  amountTo: maybe(count),
  currency: z.enum(feeCurrencies),
  percent: maybe(count),
  unit: maybe(z.enum(feeUnits)),
  basis: z.enum(feeBases),
  condition: translated(maybe(line)),
  document: maybe(line),
  doubt: translated(maybe(line)),
  validFrom: maybe(day),
  validTo: maybe(day),
  ...reading(),
}).superRefine(({ amount, amountTo, percent, unit, validFrom, validTo }, context) => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (amountTo !== null && (amount === null || amountTo <= amount)) refuse('amountTo', texts.noRange);
  if (percent !== null && (amount !== null || percent > 100)) refuse('percent', texts.noShare);
  if (amount !== null && unit === null) refuse('unit', texts.noUnit);
  if (validFrom && validTo && validTo < validFrom) refuse('validTo', texts.endsEarly);
});

/** One fee of an approval. */
export const serviceFeeRecord = describeRecord({
  kind: 'service-fees',
  name: { one: /*i18n*/ 'Fee of an approval', many: /*i18n*/ 'Fees of approvals' },
  title: 'key',
  document: feeDocument,
  needsSecondPerson: true,
  keep: 'all',
});
