import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, picture, prose, translated } from '#features/records/record-fields.ts';

const stepDocument = document({
  /** The number that visitors see. */
  order: z.int32().positive(),
  name: translated(line),
  text: translated(prose),
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
});

export const processStepRecord = describeRecord({
  kind: 'process-steps',
  name: { one: /*i18n*/ 'Step', many: /*i18n*/ 'Steps of the process' },
  title: 'name',
  document: stepDocument,
});
