import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, translated } from '#features/records/record-fields.ts';
import { feeTexts as texts } from './desk/fees.messages.ts';
import { count, reading, subject } from './fee-fields.ts';
import { dayKinds, feeBases, feePayers, timeOwners, timeStages } from './fees.schema.ts';

const timeDocument = document({
  ...subject(),
  stage: z.enum(timeStages),
  payer: z.enum(feePayers),
  owner: z.enum(timeOwners),
  minDays: maybe(count),
  usualDays: maybe(count),
  maxDays: maybe(count),
  days: z.enum(dayKinds),
  basis: z.enum(feeBases),
  condition: translated(maybe(line)),
  ...reading(),
}).superRefine(({ minDays, usualDays, maxDays }, context) => {
  const given = Object.entries({ minDays, usualDays, maxDays }).filter(([, days]) => days !== null);
  for (const [at, [field, days]] of given.entries())
    if (Number(days) < Number(given[at - 1]?.[1] ?? 0))
      context.addIssue({ code: 'custom', path: [field], message: texts.noRise });
});

/** How long a stage of an approval takes, or a term that its holder must keep. */
export const serviceTimeRecord = describeRecord({
  kind: 'service-times',
  name: { one: /*i18n*/ 'Time of an approval', many: /*i18n*/ 'Times of approvals' },
  title: 'key',
  document: timeDocument,
  needsSecondPerson: true,
  keep: 'all',
});
