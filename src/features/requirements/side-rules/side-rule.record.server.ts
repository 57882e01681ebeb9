import { sideRules } from '#db/schema/side-rules.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { sideRuleRecord } from './side-rule.record.ts';
import { whatOverrides } from './what-overrides.server.ts';

export const sideRuleKind = defineRecord(sideRuleRecord, {
  table: sideRules,
  key: 'key',
  changes: 'side_rule',
  references: { service: { column: 'service', to: serviceKind } },
  neededBy: ({ key }) => whatOverrides(`side:${key}`),
});
