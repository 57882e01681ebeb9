import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { day, line, maybe, names, prose } from '#features/records/record-fields.ts';
import { feeTexts as texts } from './desk/fees.messages.ts';
import { feeConfidences } from './fees.schema.ts';

/** Money in whole units of its currency, or days. */
export const count = z.int32(texts.noCount).min(0, texts.noCount);

/** What the row is about; the key is the one by which files name it. */
export const subject = () => ({ key: line, service: names('services', slug) });

/** Where a row was read, and when; visitors see it. */
export const reading = () => ({
  source: line,
  readOn: day,
  confidence: z.enum(feeConfidences),
  /** For staff. */
  note: maybe(prose),
});
