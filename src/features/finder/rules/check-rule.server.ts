import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { approvals, finderRules } from '#db/schema/finder.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import type { PublicationCheck } from '#features/records/declare-records.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { listFactTexts } from '../facts/list-fact-texts.server.ts';
import { ruleKind } from './rule.record.server.ts';
import { ruleRecord } from './rule.record.ts';
import { ruleFaults } from './rule-faults.ts';

/** What the import asks of rules, asked of one that is written at the desk. */
export const checkRule: PublicationCheck = async (kind, given, record) => {
  if (kind.kind !== ruleKind.kind) return [];
  const { data } = ruleRecord.document.safeParse(given);
  if (!data) return [];
  const { id, key, overrides, status } = finderRules;
  const [rules, lists, sides, facts] = await Promise.all([
    db().select({ id, key, overrides }).from(finderRules).where(eq(status, 'published')),
    db().select({ lists: approvals.lists }).from(approvals).where(eq(approvals.status, 'published')),
    db().select({ key: sideRules.key }).from(sideRules).where(eq(sideRules.status, 'published')),
    listFactTexts(defaultLanguage),
  ]);
  const others = rules.filter((rule) => String(rule.id) !== record);
  const faults = ruleFaults(data, {
    facts,
    rules: new Map(others.map((rule) => [rule.key, rule.overrides])),
    sides: new Set(sides.map((row) => row.key)),
    lists: new Set(lists.flatMap((row) => row.lists)),
  });
  return faults.map(({ path, fault }) => ({ path: path.join('.'), message: fault }));
};
