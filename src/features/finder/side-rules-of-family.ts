import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import type { SideRule } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import { type SideRegime, sideEffects } from '#features/requirements/side-rules.schema.ts';
import type { Condition } from './condition.schema.ts';
import type { Family } from './find-family.server.ts';
import type { Approval, FinderRule } from './load-finder.server.ts';

/** The approval that import policy stands for. */
const importPolicy = 'import-policy';
const always: Condition = { all: [] };

/** What a regime makes a duty depend on, where its rows say only that it may be so. */
const conditionOf: Partial<Record<SideRegime, Condition>> = {
  battery: {
    any: [
      { fact: 'battery', in: ['built-in', 'replaceable', 'supplied'] },
      { fact: 'supplied-with', is: 'battery' },
    ],
  },
  'non-ferrous': { fact: 'material', in: ['aluminium', 'copper', 'brass', 'zinc'] },
};

type Finder = { approvals: readonly Approval[]; rules: readonly FinderRule[] };

/**
 * What applies beside the lists to the rows under which a family falls, as rules: import policy, and for each other
 * regime what is most certain. Rows and rules of the approval itself say it better, so that nothing is added to them.
 *
 * @param finder its rules are those in whose scope the family is
 */
export function sideRulesOfFamily(
  family: Family,
  sideRules: readonly SideRule[],
  { approvals, rules }: Finder,
  today: string,
): FinderRule[] {
  const beside = sideRules
    .filter(({ regime }) => regime !== 'import')
    .toSorted((a, b) => sideEffects.indexOf(a.effect) - sideEffects.indexOf(b.effect))
    .flatMap((rule) => {
      const approval = approvals.find(({ to }) => to !== null && to === rule.to);
      const isCovered =
        !approval ||
        family.lines.some(({ list }) => approval.lists.includes(list)) ||
        rules.some((one) => one.approval === approval.key && one.effect !== 'excludes');
      return isCovered ? [] : { rule, approval };
    });
  const first = new Map(beside.toReversed().map((one) => [one.approval.key, one]));
  return [
    ...importRules(family, sideRules, today),
    ...[...first.values()].map(({ rule, approval }) => {
      const { sure, condition } = placeOf(rule, family);
      const open = rule.effect === 'required' ? undefined : conditionOf[rule.regime];
      // The sentence on non-ferrous metals has an "if" of its own.
      const isSure = rule.effect === 'required' && rule.regime !== 'non-ferrous';
      const isForAll = sure.length > 0 && sure.length === coveringLines(family).length;
      return ruleOf(
        rule,
        approval.key,
        open || (isSure && isForAll) ? 'requires' : 'may-require',
        open ? { all: [open, condition] } : condition,
      );
    }),
  ];
}

/** The import policy of the rows under which a family falls; what leads on a sheet comes first. */
function importRules(family: Family, sideRules: readonly SideRule[], today: string): FinderRule[] {
  return sideRules
    .filter(({ regime, effect, isDetail }) => regime === 'import' && effect !== 'free' && !isDetail)
    .filter(({ fromOn, untilOn }) => (fromOn ?? today) <= today && (untilOn ?? today) >= today)
    .sort((a, b) => Number(b.isLeading) - Number(a.isLeading))
    .map((rule) => {
      const { sure, condition } = placeOf(rule, family);
      // Values and exceptions stand in its sentence, so no rule forbids a whole family, and a condition may not be met.
      const effect = sure.length > 0 && rule.effect !== 'condition' ? 'requires' : 'may-require';
      return ruleOf(rule, importPolicy, effect, condition);
    });
}

const coveringLines = ({ lines }: Family) => lines.filter(({ strength }) => strength === 'covers');

/** The rows of a family that a rule names, and which products of the family those concern. */
function placeOf(rule: SideRule, family: Family) {
  const lines = family.lines.filter((line) => isUnder(rule, { list: line.list, key: line.listKey }));
  const sure = lines.filter(({ strength }) => strength === 'covers');
  return { sure, condition: anyOf((sure.length > 0 ? sure : lines).map(({ condition }) => condition ?? always)) };
}

const ruleOf = (
  { key, effect: asked, plain, confidence, isLeading }: SideRule,
  approval: string,
  effect: FinderRule['effect'],
  condition: Condition,
): FinderRule => ({
  ...{ key: `side ${key}`, approval, effect, condition, scope: {}, reason: plain, confidence, overrides: [] },
  beside: asked,
  leads: isLeading,
});

const isUnder = ({ lines }: SideRule, line: Line) => lines.includes(lineKey(line)) || lines.includes(`${line.list} *`);

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.includes(always) ? always : { any: conditions };
