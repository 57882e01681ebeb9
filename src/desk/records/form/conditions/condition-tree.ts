import type { Condition } from '#features/finder/condition.schema.ts';

/** A condition as its form has it: groups of facts and of other groups. */
export type Group = { joins: 'all' | 'any' | 'notAll' | 'none'; parts: readonly Part[] };
export type Fact = {
  fact: string;
  test: 'oneOf' | 'noneOf' | 'atLeast' | 'below';
  values: readonly string[];
  /** Null while nobody has entered one. */
  limit: number | null;
};
export type Part = Group | Fact;

export const isGroup = (part: Part): part is Group => 'parts' in part;
export const newFact: Fact = { fact: '', test: 'oneOf', values: [], limit: null };

const opposites = {
  joins: { all: 'notAll', notAll: 'all', any: 'none', none: 'any' },
  test: { oneOf: 'noneOf', noneOf: 'oneOf', atLeast: 'below', below: 'atLeast' },
} as const;

/** The form of a condition, also of one that is not finished; null for what has none, which is edited as JSON. */
export function readCondition(value: unknown): Group | null {
  const part = partOf(value);
  if (!part) return null;
  return isGroup(part) ? part : { joins: 'all', parts: [part] };
}

/** What the form says, as rules have it; null for a form with nothing in it. One fact alone needs no group. */
export function writeCondition(group: Group): unknown {
  const [only, ...others] = group.parts;
  if (!only) return null;
  return group.joins === 'all' && others.length === 0 && !isGroup(only) ? write(only) : write(group);
}

function partOf(value: unknown): Part | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { all, any, not, ...leaf } = value as Record<string, unknown>;
  if (Object.keys(value).length === 1) {
    if (Array.isArray(all)) return groupOf('all', all);
    if (Array.isArray(any)) return groupOf('any', any);
    const negated = not === undefined ? null : partOf(not);
    if (negated) return opposite(negated);
  }
  return factOf(leaf);
}

function groupOf(joins: 'all' | 'any', given: readonly unknown[]): Group | null {
  const parts = given.map(partOf);
  return parts.every((part) => part !== null) ? { joins, parts } : null;
}

function factOf({ fact, ...tested }: Record<string, unknown>): Fact | null {
  const [entry, ...others] = Object.entries(tested);
  if (typeof fact !== 'string' || !entry || others.length > 0) return null;
  const [test, value] = entry;
  if (test === 'is' && typeof value === 'string') return { ...newFact, fact, values: [value] };
  if (test === 'in' && Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return { ...newFact, fact, values: value };
  const isLimit = value === null || typeof value === 'number';
  return (test === 'atLeast' || test === 'below') && isLimit ? { ...newFact, fact, test, limit: value } : null;
}

function opposite(part: Part): Part {
  return isGroup(part) ? { ...part, joins: opposites.joins[part.joins] } : { ...part, test: opposites.test[part.test] };
}

function write(part: Part): unknown {
  if (isGroup(part)) {
    const parts = part.parts.map(write);
    const joined = part.joins === 'all' || part.joins === 'notAll' ? { all: parts } : { any: parts };
    return part.joins === 'all' || part.joins === 'any' ? joined : { not: joined };
  }
  const { fact, test, values, limit } = part;
  if (test === 'atLeast' || test === 'below') return { fact, [test]: limit };
  const [only = ''] = values;
  const said: Condition = values.length === 1 ? { fact, is: only } : { fact, in: values };
  return test === 'oneOf' ? said : { not: said };
}
