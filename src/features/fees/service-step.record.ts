import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, translated } from '#features/records/record-fields.ts';
import { feeTexts as texts } from './desk/fees.messages.ts';
import { count, reading, subject } from './fee-fields.ts';
import { stepActors } from './fees.schema.ts';

const stepDocument = document({
  ...subject(),
  number: count.min(1, texts.noCount),
  step: translated(line),
  actor: z.enum(stepActors),
  /** The numbers of the steps that come before it; the desk writes them as lines. */
  after: z.array(z.coerce.number(texts.noCount).int(texts.noCount).min(1, texts.noCount)).max(50).default([]),
  documents: translated(maybe(line)),
  ...reading(),
}).superRefine(({ number, after }, context) => {
  if (after.some((before) => before >= number))
    context.addIssue({ code: 'custom', path: ['after'], message: texts.notBefore });
});

/** One step on the way to an approval. */
export const serviceStepRecord = describeRecord({
  kind: 'service-steps',
  name: { one: /*i18n*/ 'Step of an approval', many: /*i18n*/ 'Steps of approvals' },
  title: 'step',
  document: stepDocument,
  needsSecondPerson: true,
  keep: 'all',
});
