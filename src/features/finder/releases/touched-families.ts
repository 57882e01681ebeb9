import { isInScope } from '../evaluation/assess-family.ts';
import type { KnownFamily } from '../families/know-family.server.ts';
import type { FinderRule } from '../load-finder.server.ts';

/** A family before and after a write; null where it is not public. */
export type FamilySides = { slug: string; name: string; before: KnownFamily | null; after: KnownFamily | null };

/**
 * The families of which something else holds than before: a row, a fact or a rule. Of all others no sheet can change,
 * whatever is answered; of these one with answers may although the sheet without them does not.
 */
export function touchedFamilies(before: readonly KnownFamily[], after: readonly KnownFamily[]): FamilySides[] {
  const sides = paired(before, after);
  // Rules, approvals and facts are the same for all families.
  const [was, is] = [before[0]?.finder, after[0]?.finder];
  if (!was || !is || (was !== is && textOf(sharedOf(was)) !== textOf(sharedOf(is)))) return sides;
  const rules = was === is ? [] : changedRules(was.rules, is.rules);
  return sides.filter(({ before: old, after: now }) => {
    if (!old || !now) return true;
    const isUnderChanged = rules.some(({ scope }) => isInScope(scope, old.family) || isInScope(scope, now.family));
    return isUnderChanged || ownOf(old) !== ownOf(now);
  });
}

function paired(before: readonly KnownFamily[], after: readonly KnownFamily[]): FamilySides[] {
  const old = new Map(before.map((known) => [known.family.slug, known]));
  const now = new Map(after.map((known) => [known.family.slug, known]));
  return [...new Set([...old.keys(), ...now.keys()])].map((slug) => {
    const [was, is] = [old.get(slug) ?? null, now.get(slug) ?? null];
    return { slug, name: (is ?? was)?.family.name ?? slug, before: was, after: is };
  });
}

/** Both versions of the rules that decide otherwise than before. */
function changedRules(before: readonly FinderRule[], after: readonly FinderRule[]): FinderRule[] {
  const [old, now] = [before, after].map((rules) => new Set(rules.map(decisive))) as [Set<string>, Set<string>];
  return [...before.filter((rule) => !now.has(decisive(rule))), ...after.filter((rule) => !old.has(decisive(rule)))];
}

/** What a rule decides by: its words and its source change no status. */
const decisive = ({ key, approval, effect, condition, scope, overrides, beside }: FinderRule) =>
  textOf([key, approval, effect, condition, scope, overrides, beside]);

const sharedOf = ({ approvals, facts, supplies }: KnownFamily['finder']) => [
  approvals.map(({ key, routeOf, madeIn, lists, perBox }) => [key, routeOf, madeIn, lists, perBox]),
  [...facts].map(([key, { kind, values }]) => textOf([key, kind, values])).sort(),
  supplies,
];

/** What a family alone has. Its rows are those of the lists, which no release changes; rules beside the lists follow them. */
function ownOf({ family, ownRules }: KnownFamily): string {
  const { group, parentId, facts, stances, lines, usualCodes } = family;
  return textOf([
    [group, parentId, usualCodes],
    facts.map(({ fact, values, certainty }) => textOf([fact, values, certainty])).sort(),
    stances.map(({ approvalId, stance }) => textOf([approvalId, stance])).sort(),
    lines.map(({ list, listKey, strength, condition }) => textOf([list, listKey, strength, condition])),
    ownRules.map(decisive).sort(),
  ]);
}

const textOf = (value: unknown) => JSON.stringify(value);
