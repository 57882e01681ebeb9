import type { RuleScope } from '#db/schema/finder.ts';
import { freeing, type RuleEffect } from './finder.schema.ts';

/** The address of a product that no family is, in place of the slug of one. */
export const unknownProduct = 'unknown';

/**
 * What rules say of a product of which nobody knows the family. Those for all goods hold for it; one for some groups may,
 * because it may be in one of them, and takes nothing away. Nor does one that leaves families out: it may be like one of
 * these, as a cosmetic is registered although nobody claims a medical use.
 */
export function rulesOfUnknown<Rule extends { scope: RuleScope; effect: RuleEffect }>(rules: readonly Rule[]): Rule[] {
  const scope = { families: [unknownProduct] };
  return rules.flatMap((rule): Rule[] => {
    const { effect } = rule;
    const { groups = [], 'hs-chapters': chapters, 'except-groups': others = [] } = rule.scope;
    if (groups.length === 0) return [];
    const leavesOut = freeing.includes(effect) && (rule.scope['except-families'] ?? []).length > 0;
    if (groups === 'all' && !chapters && others.length === 0 && !leavesOut) return [{ ...rule, scope }];
    if (effect !== 'requires' && effect !== 'may-require' && effect !== 'prohibits') return [];
    return [{ ...rule, effect: 'may-require', scope }];
  });
}
