import { type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import type { SideRule } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { Condition } from './condition.schema.ts';
import type { Family } from './find-family.server.ts';
import type { FinderRule } from './load-finder.server.ts';

/** The approval that import policy stands for. */
const importPolicy = 'import-policy';
const always: Condition = { all: [] };

/** The import policy of the rows under which a family falls, as rules. */
export function importRules(family: Family, sideRules: readonly SideRule[], today: string): FinderRule[] {
  return sideRules
    .filter(({ regime, effect, isDetail }) => regime === 'import' && effect !== 'free' && !isDetail)
    .filter(({ fromOn, untilOn }) => (fromOn ?? today) <= today && (untilOn ?? today) >= today)
    .map((rule) => {
      const lines = family.lines.filter((line) => isUnder(rule, { list: line.list, key: line.listKey }));
      const sure = lines.filter(({ strength }) => strength === 'covers');
      return {
        key: `side ${rule.key}`,
        approval: importPolicy,
        // Values and exceptions stand in its sentence, so no rule forbids a whole family, and a condition may not be met.
        effect: sure.length > 0 && rule.effect !== 'condition' ? 'requires' : 'may-require',
        condition: anyOf((sure.length > 0 ? sure : lines).map(({ condition }) => condition ?? always)),
        scope: {},
        reason: rule.plain,
        confidence: rule.confidence,
        overrides: [],
        beside: { isLeading: rule.isLeading },
      };
    });
}

const isUnder = ({ lines }: SideRule, line: Line) => lines.includes(lineKey(line)) || lines.includes(`${line.list} *`);

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.includes(always) ? always : { any: conditions };
