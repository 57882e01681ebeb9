import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import type { SideRule } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import { sideEffects } from '#features/requirements/side-rules.schema.ts';
import type { Condition } from '../condition.schema.ts';
import { freeing, sidePrefix } from '../finder.schema.ts';
import { importPolicy } from '../import-policy.ts';
import type { Approval, FinderRule } from '../load-finder.server.ts';
import type { Family } from './find-family.server.ts';

/** Effects whose sentences contain their condition. */
const openEffects: readonly SideRule['effect'][] = ['likely', 'only-if', 'unclear'];
const always: Condition = { all: [] };

type Finder = { approvals: readonly Approval[]; rules: readonly FinderRule[] };

/**
 * What applies beside the lists to the rows under which a family falls, as rules: import policy, and for each other
 * regime what is most certain. Rows and rules of the approval itself say it better, so that nothing is added to them; of
 * the import policy, where several things may be asked, a rule that asks names what it says better among `overrides`.
 *
 * @param finder its rules are those in whose scope the family is
 */
export function sideRulesOfFamily(
  family: Family,
  sideRules: readonly SideRule[],
  { approvals, rules }: Finder,
  today: string,
): FinderRule[] {
  const ofImport = importsOf(sideRules, approvals, today);
  const said = new Set(rules.filter(({ effect }) => !freeing.includes(effect)).flatMap(({ overrides }) => overrides));
  const beside = sideRules
    .filter((rule) => isInForce(rule, today))
    .filter((rule) => !ofImport.includes(rule))
    .toSorted((a, b) => sideEffects.indexOf(a.effect) - sideEffects.indexOf(b.effect))
    .flatMap((rule) => {
      const approval = approvalOf(rule, approvals);
      const isCovered =
        !approval ||
        family.lines.some(({ list }) => approval.lists.includes(list)) ||
        rules.some((other) => other.approval === approval.key && !freeing.includes(other.effect));
      return isCovered ? [] : { rule, approval };
    });
  const first = new Map(beside.toReversed().map((entry) => [entry.approval.key, entry]));
  return [
    ...importRules(
      family,
      ofImport.filter(({ key }) => !said.has(`${sidePrefix}${key}`)),
    ),
    ...[...first.values()].map(({ rule, approval }) => {
      const { sure, condition } = placeOf(rule, family);
      const isRequired = rule.effect === 'required';
      const { when, always } = approval.beside ?? {};
      if (when && (always || !isRequired)) {
        return { ...ruleOf(rule, approval.key, 'requires', { all: [when, condition] }), saysIf: true };
      }
      const isForAll = sure.length > 0 && sure.length === coveringLines(family).length;
      return ruleOf(rule, approval.key, isRequired && isForAll ? 'requires' : 'may-require', condition);
    }),
  ];
}

/** What the trade policy says today, as far as it is no approval of its own, such as that of the explosives regulator. */
export function importsOf(sideRules: readonly SideRule[], approvals: readonly Approval[], today: string): SideRule[] {
  return sideRules.filter((rule) => rule.regime === 'import' && isInForce(rule, today) && !approvalOf(rule, approvals));
}

const isInForce = ({ fromOn, untilOn }: SideRule, today: string) =>
  (fromOn ?? today) <= today && (untilOn ?? today) >= today;

const approvalOf = (rule: SideRule, approvals: readonly Approval[]) =>
  approvals.find(({ to }) => to !== null && to === rule.to);

/** The import policy of the rows under which a family falls; what leads on a sheet comes first. */
function importRules(family: Family, sideRules: readonly SideRule[]): FinderRule[] {
  return sideRules
    .filter(({ effect, isDetail }) => effect !== 'free' && !isDetail)
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
  { key, effect: asked, plain, document, confidence, isLeading }: SideRule,
  approval: string,
  effect: FinderRule['effect'],
  condition: Condition,
): FinderRule => ({
  ...{
    key: `${sidePrefix}${key}`,
    approval,
    effect,
    condition,
    scope: {},
    reason: plain,
    source: document ?? '',
    confidence,
    overrides: [],
  },
  beside: asked,
  saysIf: openEffects.includes(asked),
  leads: isLeading,
});

/** Those of the rules that name any of these rows. */
export function sideRulesFor(lines: readonly Line[], rules: readonly SideRule[]): SideRule[] {
  const named = new Set(lines.flatMap((line) => [lineKey(line), `${line.list} *`]));
  return rules.filter((rule) => rule.lines.some((line) => named.has(line)));
}

const isUnder = ({ lines }: SideRule, line: Line) => lines.includes(lineKey(line)) || lines.includes(`${line.list} *`);

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.includes(always) ? always : { any: conditions };
