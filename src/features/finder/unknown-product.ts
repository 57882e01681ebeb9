import type { RuleScope } from '#db/schema/finder.ts';
import type { RuleEffect } from './finder.schema.ts';

/** The address of a product that no family is, in place of the slug of one. */
export const unknownProduct = 'unknown';

/**
 * What rules say of a product of which nobody knows the family. Those for all goods hold for it; one for some groups may,
 * because it may be in one of them, and takes nothing away.
 */
export function rulesOfUnknown<Rule extends { scope: RuleScope; effect: RuleEffect }>(rules: readonly Rule[]): Rule[] {
  const scope = { families: [unknownProduct] };
  return rules.flatMap((rule): Rule[] => {
    const { groups = [], 'hs-chapters': chapters, 'except-groups': others = [] } = rule.scope;
    if (groups.length === 0) return [];
    if (groups === 'all' && !chapters && others.length === 0) return [{ ...rule, scope }];
    const { effect } = rule;
    if (effect !== 'requires' && effect !== 'may-require' && effect !== 'prohibits') return [];
    return [{ ...rule, effect: 'may-require', scope }];
  });
}
