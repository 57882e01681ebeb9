import fc from 'fast-check';
import type { Condition } from '#features/finder/condition.schema.ts';
import type { Effect, FamilyLine, Question, Rule } from '#features/finder/evaluation/evaluate.ts';
import { ruleEffects, stances } from '#features/finder/finder.schema.ts';

export const kinds = ['yes', 'no', 'perhaps'];
export const members = ['p', 'q', 'r'];
export const limits = [1, 5, 9];

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...kinds).map((is) => ({ fact: 'choice', is })),
  fc.subarray(kinds, { minLength: 1 }).map((values) => ({ fact: 'choice', in: values })),
  fc.constantFrom(...members, 'none').map((is) => ({ fact: 'set', is })),
  fc.subarray(members, { minLength: 1 }).map((values) => ({ fact: 'set', in: values })),
  fc.constantFrom(...limits).map((atLeast) => ({ fact: 'number', atLeast })),
  fc.constantFrom(...limits).map((below) => ({ fact: 'number', below })),
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('condition').map((not) => ({ not })),
  ),
}));
const keys = ['a', 'b', 'c', 'd', 'e'];
const rules: fc.Arbitrary<Rule[]> = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...keys),
    effect: fc.constantFrom<Effect>(...ruleEffects, 'exempts'),
    condition,
    overrides: fc.subarray([...keys, 'list:one', 'list:two', 'line:one 1', 'line:two 2']),
  }),
  { selector: ({ key }) => key },
);
const lines: fc.Arbitrary<FamilyLine[]> = fc.uniqueArray(
  fc.record({
    list: fc.constantFrom('one', 'two'),
    key: fc.constantFrom('1', '2', '3'),
    strength: fc.constantFrom('covers', 'may-cover'),
    condition: fc.option(condition),
    standing: fc.constantFrom('applies', 'applies-from', 'paused', 'voluntary', 'exempt', 'ended', 'unclear'),
  }),
  { maxLength: 4, selector: ({ list, key }) => list + key },
);
/** Any rules, rows and stance of one approval. */
export const question: fc.Arbitrary<Question> = fc.record({
  rules,
  lines,
  stance: fc.option(fc.constantFrom(...stances)),
});
