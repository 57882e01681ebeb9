import { testimonials } from '#db/schema/home.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { testimonialRecord } from './testimonial.record.ts';

export const testimonialKind = defineRecord(testimonialRecord, {
  table: testimonials,
  key: 'name',
  changes: 'testimonial',
  addresses: () => ['/'],
});
