import { approvals } from '#db/schema/finder.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { approvalRecord } from './approval.record.ts';

export const approvalKind = defineRecord(approvalRecord, {
  table: approvals,
  key: 'key',
  changes: 'family',
  references: {
    service: { column: 'serviceId', to: serviceKind },
    routeOf: { column: 'routeOf', to: 'self' },
  },
});
