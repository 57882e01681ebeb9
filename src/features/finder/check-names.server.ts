import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import type { PublicationCheck } from '#features/records/declare-records.server.ts';
import { columnIn } from '#features/records/define-record.server.ts';
import { sideRuleKind } from '#features/requirements/side-rules/side-rule.record.server.ts';
import { approvalKind } from './approvals/approval.record.server.ts';
import { familyTexts as texts } from './desk/finder.messages.ts';
import { factKind } from './facts/fact.record.server.ts';
import { familyKind } from './families/family.record.server.ts';
import { ruleKind } from './rules/rule.record.server.ts';

/** Conditions, kept sheets and other records hold these names as a text, which would not follow a new one. */
const namedByText = [familyKind, approvalKind, factKind, ruleKind, sideRuleKind].map(({ kind }) => kind);

/** What was ever public keeps its name. */
export const checkNames: PublicationCheck = async ({ kind, table, key }, given, record) => {
  if (!record || !namedByText.includes(kind)) return [];
  const [live] = await db()
    .select({ name: columnIn(table, key) })
    .from(table)
    .where(eq(columnIn(table, 'id'), Number(record)));
  return live && live.name !== given[key] ? [{ path: key, message: texts.keepsName }] : [];
};
