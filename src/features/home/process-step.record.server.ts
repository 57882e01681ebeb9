import { processSteps } from '#db/schema/home.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { processStepRecord } from './process-step.record.ts';

export const processStepKind = defineRecord(processStepRecord, {
  table: processSteps,
  key: 'order',
  changes: 'process_step',
  addresses: () => ['/'],
});
