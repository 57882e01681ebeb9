import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, prose, translated } from '#features/records/record-fields.ts';

const testimonialDocument = document({
  name: translated(line),
  text: translated(prose),
  /** Whether it is invented, and shown only as long as there is no real one. */
  isSample: z.boolean().default(false),
});

export const testimonialRecord = describeRecord({
  kind: 'testimonials',
  name: { one: /*i18n*/ 'Testimonial', many: /*i18n*/ 'Testimonials' },
  title: 'name',
  document: testimonialDocument,
});
