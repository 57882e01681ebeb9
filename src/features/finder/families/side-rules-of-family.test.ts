import { describe, expect, test } from 'vitest';
import type { SideRule } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { Condition } from '../condition.schema.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { importPolicy } from '../import-policy.ts';
import type { Approval, FinderRule } from '../load-finder.server.ts';
import type { Family } from './find-family.server.ts';
import { sideRulesOfFamily } from './side-rules-of-family.ts';

const joins: Condition = { fact: 'plugs-into-operator-network', is: 'yes' };
const approvals = [{ key: importPolicy, lists: [], to: null }] as unknown as Approval[];
const family = {
  slug: 'zorbit-switch',
  lines: [{ list: 'tec_mtcte', listKey: '52', strength: 'covers', condition: null }],
} as unknown as Family;
const side = {
  ...{ key: 'trusted', regime: 'import', effect: 'condition', plain: 'If an operator uses it.', to: null },
  ...{ lines: ['tec_mtcte 52'], fromOn: null, untilOn: null, isDetail: false, isLeading: false, document: null },
} as unknown as SideRule;
const rule = (effect: FinderRule['effect'], overrides: string[]) =>
  ({ key: 'of-finder', approval: importPolicy, effect, condition: joins, overrides }) as unknown as FinderRule;

/** The keys of the rules that ask something of the family, and what the import policy says of goods with an answer. */
function asked(rules: FinderRule[], answer: string) {
  const own = sideRulesOfFamily(family, [side], { approvals, rules }, '2026-11-30');
  const facts = { 'plugs-into-operator-network': { values: [answer] } };
  const { status } = evaluate({ rules: [...own, ...rules], lines: [], stance: 'rules' }, facts);
  return { keys: own.map(({ key }) => key), status };
}

describe('an import condition beside the lists', () => {
  test('stays open whatever is answered', () => {
    expect(asked([], 'no')).toEqual({ keys: ['side:trusted'], status: 'may-apply' });
  });

  test('leaves its place to a rule that names it, and says on which answers it depends', () => {
    const rules = [rule('may-require', ['side:trusted'])];
    expect(asked(rules, 'no')).toEqual({ keys: [], status: 'none-found' });
    expect(asked(rules, 'yes').status).toBe('may-apply');
  });

  test('stays beside a rule that names another, and beside one that only takes a duty away', () => {
    expect(asked([rule('may-require', ['side:other'])], 'no').keys).toEqual(['side:trusted']);
    expect(asked([rule('excludes', ['side:trusted'])], 'yes').keys).toEqual(['side:trusted']);
  });
});
