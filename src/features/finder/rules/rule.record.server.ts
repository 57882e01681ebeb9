import { and, arrayContains, eq } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { finderRules } from '#db/schema/finder.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { approvalKind } from '../approvals/approval.record.server.ts';
import { needTexts as texts } from '../desk/finder.messages.ts';
import { namesOf } from '../facts/list-uses.server.ts';
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

async function whatOverrides(rule: string): Promise<ServerText | null> {
  const { key: by, overrides, status } = finderRules;
  const users = await db()
    .select({ by })
    .from(finderRules)
    .where(and(eq(status, 'published'), arrayContains(overrides, [rule])));
  return users.length > 0 ? { text: texts.isUsed, values: { record: rule, users: namesOf(users) } } : null;
}
