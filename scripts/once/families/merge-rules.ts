import { isDeepStrictEqual } from 'node:util';
import { exceptions, joinedRules, movedFamilies, otherTwins, prohibitions, renamedApprovals } from './decisions.ts';

type Scope = {
  groups?: string[] | 'all';
  families?: string[];
  'hs-chapters'?: string[];
  'except-families'?: string[];
  'except-groups'?: string[];
};
export type Rule = {
  key: string;
  approval: string;
  effect: string;
  condition: unknown;
  scope: Scope;
  source: string;
  overrides: string[];
  same_as?: string;
  examples: unknown;
  valid_from?: string;
};

/** The rules of three sets as one, those that say the same joined into the first, and what was done with each of these. */
export function mergeRules(sets: { rules: Rule[]; groups: string[] }[]) {
  const decisions: string[] = [];
  const joined = new Map<string, Rule>();
  const renamed = new Map<string, string>();
  for (const [index, { rules, groups }] of sets.entries())
    for (const read of rules) {
      const { same_as, ...rule } = {
        ...read,
        approval: renamedApprovals[read.approval] ?? read.approval,
        scope: index === 0 ? withMoved(read.scope) : ofSet(read.scope, groups),
      };
      const twin = otherTwins[rule.key] ?? same_as;
      const how = joinedRules[rule.key] ?? 'first';
      if (!twin || how === 'apart') {
        joined.set(rule.key, rule);
        if (twin) decisions.push(`${rule.key}: kept beside ${twin}, because its condition or effect differs`);
        continue;
      }
      for (const key of twin.split(', ')) {
        const first = joined.get(key);
        if (!first) throw new Error(`${rule.key} is the same as ${key}, which is no rule`);
        renamed.set(rule.key, key);
        const differs = !isDeepStrictEqual(first.condition, rule.condition);
        if (differs && !joinedRules[rule.key])
          throw new Error(`nobody decided on the conditions of ${rule.key} and ${key}`);
        if (first.effect !== rule.effect) throw new Error(`${rule.key} and ${key} have different effects`);
        joined.set(key, {
          ...first,
          ...(how === 'own' && { condition: rule.condition, examples: rule.examples }),
          scope: bothScopes(first.scope, rule.scope),
          source: `${first.source}; ${rule.source}`,
          overrides: [...first.overrides, ...rule.overrides],
          ...(rule.valid_from && { valid_from: rule.valid_from }),
        });
        const whose = how === 'own' ? 'its own' : `that of ${key}`;
        decisions.push(`${rule.key}: joined with ${key}${differs ? `; of the two conditions ${whose} stays` : ''}`);
      }
    }
  for (const rule of joined.values()) {
    rule.overrides = [...new Set(rule.overrides.map((key) => renamed.get(key) ?? key))];
    if (prohibitions.includes(rule.key)) rule.effect = 'prohibits';
    Object.assign(rule.scope, exceptions[rule.key]);
  }
  return { rules: [...joined.values()], decisions };
}

/** Rules of the first set for home appliances go on reaching the appliances that the merge shows elsewhere. */
function withMoved(scope: Scope): Scope {
  if (!Array.isArray(scope.groups) || !scope.groups.includes('Home appliances')) return scope;
  return { ...scope, families: [...(scope.families ?? []), ...Object.keys(movedFamilies)] };
}

/** In the third set, `*` is every group of that set. */
function ofSet(scope: Scope, groups: string[]): Scope {
  return Array.isArray(scope.groups) && scope.groups.includes('*') ? { ...scope, groups } : scope;
}

function bothScopes(one: Scope, other: Scope): Scope {
  const both = <Field extends keyof Scope>(field: Field) => {
    const values = [...new Set([...(one[field] ?? []), ...(other[field] ?? [])])];
    return values.length > 0 ? { [field]: values } : {};
  };
  const all = one.groups === 'all' || other.groups === 'all';
  return {
    ...(all ? { groups: 'all' as const } : { ...both('groups'), ...both('families') }),
    ...both('hs-chapters'),
    ...both('except-families'),
    ...both('except-groups'),
  };
}
