import { finderRules } from '#db/schema/finder.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { whatOverrides } from '#features/requirements/side-rules/what-overrides.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { approvalKind } from '../approvals/approval.record.server.ts';
import { familyGroupKind, familyKind } from '../families/family.record.server.ts';
import { ruleRecord } from './rule.record.ts';

export const ruleKind = defineRecord(ruleRecord, {
  table: finderRules,
  key: 'key',
  changes: 'family',
  references: {
    approval: { column: 'approvalId', to: approvalKind },
    service: { column: 'serviceId', to: serviceKind },
    groups: { column: 'groups', to: familyGroupKind },
    families: { column: 'families', to: familyKind },
    exceptGroups: { column: 'exceptGroups', to: familyGroupKind },
    exceptFamilies: { column: 'exceptFamilies', to: familyKind },
  },
  neededBy: ({ key }) => whatOverrides(key),
});
