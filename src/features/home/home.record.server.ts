import { associates, processSteps, testimonials } from '#db/schema/home.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { associateRecord, clientRecord } from './associate.record.ts';
import { processStepRecord } from './process-step.record.ts';
import { testimonialRecord } from './testimonial.record.ts';

export const processStepKind = defineRecord(processStepRecord, {
  table: processSteps,
  key: 'order',
  changes: 'process_step',
  addresses: () => ['/'],
});

export const testimonialKind = defineRecord(testimonialRecord, {
  table: testimonials,
  key: 'name',
  changes: 'testimonial',
  addresses: () => ['/'],
});

const firms = { table: associates, key: 'slug', changes: 'associate' } as const;

export const associateKind = defineRecord(associateRecord, {
  ...firms,
  only: { kind: 'associate' },
  addresses: () => ['/'],
});

export const clientKind = defineRecord(clientRecord, {
  ...firms,
  only: { kind: 'customer' },
  addresses: () => ['/about'],
});
