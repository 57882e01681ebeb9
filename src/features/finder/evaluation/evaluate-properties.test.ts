import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds, members, question } from '#tests/factories/finder-question.ts';
import type { Facts, Known } from '../condition.schema.ts';
import { evaluate, type Question } from './evaluate.ts';
import { explain } from './explain.ts';

/** Everything about a product, and what somebody has said of it so far. */
const product = fc
  .record({
    choice: fc.constantFrom(...kinds),
    set: fc.subarray(members),
    number: fc.nat(10),
    said: fc.record({
      choice: fc.option(fc.subarray(kinds)),
      set: fc.option(fc.subarray(members)),
      isWholeSet: fc.boolean(),
      number: fc.boolean(),
    }),
  })
  .map(({ choice, set, number, said }) => {
    const whole = {
      choice: { values: [choice] },
      set: { values: set.length > 0 ? set : ['none'] },
      number: { number },
    } satisfies Facts;
    const partial: Record<string, Known> = {};
    if (said.choice) partial.choice = { oneOf: [...new Set([choice, ...said.choice])] };
    const [first] = set;
    if (said.set && said.isWholeSet) partial.set = whole.set;
    else if (said.set && first) partial.set = { some: [...new Set([first, ...said.set])] };
    if (said.number) partial.number = whole.number;
    return { whole, partial };
  });

const known = (facts: Record<string, Known>) => ({ whole: facts, partial: facts });

/** Which of these reasons is given makes no difference to anybody: there is no duty. */
const settledAs = (status: string) => (['exempt', 'not-required'].includes(status) ? 'none-found' : status);
const isOpen = (status: string) => status === 'may-apply' || status === 'not-checked';

test('what some answers settle, no further answer alters', () => {
  fc.assert(
    fc.property(question, product, (asked, { whole, partial }) => {
      const { status } = evaluate(asked, partial);
      fc.pre(!isOpen(status));
      const final = settledAs(evaluate(asked, whole).status);
      // A duty to come may hold already for some of the goods.
      expect(status === 'applies-from' ? ['applies', 'applies-from'] : [settledAs(status)]).toContain(final);
    }),
    { numRuns: 3000 },
  );
});

test('the order of rules, rows and answers does not matter', () => {
  fc.assert(
    fc.property(question, product, (asked, { partial }) => {
      const turned = { ...asked, rules: asked.rules.toReversed(), lines: asked.lines.toReversed() };
      const answers = Object.fromEntries(Object.entries(partial).toReversed());
      expect(evaluate(turned, answers)).toEqual(evaluate(asked, partial));
    }),
  );
});

test('a settled status rests on a row or a rule, or on what somebody found out', () => {
  fc.assert(
    fc.property(question, product, (asked, { partial }) => {
      const { status, grounds } = evaluate(asked, partial);
      if (status === 'none-found') expect(['rules', 'none-found']).toContain(asked.stance);
      else if (!isOpen(status)) expect(grounds).not.toHaveLength(0);
    }),
  );
});

/** One fact is needed here as long as another one is known, and not without it. */
const neededOnlyBesideAnother: [Question, { whole: Facts; partial: Record<string, Known> }][] = [
  [
    {
      rules: [
        { key: 'a', effect: 'requires', condition: { fact: 'number', below: 1 }, overrides: [] },
        { key: 'b', effect: 'exempts', condition: { fact: 'choice', is: 'yes' }, overrides: ['a'] },
        { key: 'c', effect: 'excludes', condition: { fact: 'set', is: 'r' }, overrides: [] },
      ],
      lines: [],
      stance: 'rules',
    },
    known({ choice: { values: ['yes'] }, set: { values: ['r'] }, number: { number: 0 } }),
  ],
  [
    {
      rules: [{ key: 'a', effect: 'excludes', condition: { fact: 'choice', is: 'yes' }, overrides: [] }],
      lines: [
        { list: 'one', key: '1', strength: 'covers', condition: { fact: 'number', below: 1 }, standing: 'ended' },
      ],
      stance: 'rules',
    },
    known({ choice: { values: ['yes'] }, set: { values: ['none'] }, number: { number: 1 } }),
  ],
];

test('each fact of an explanation is needed', () => {
  fc.assert(
    fc.property(question, product, (asked, { partial }) => {
      const { status } = evaluate(asked, partial);
      const needed = explain(asked, partial);
      const only = (names: string[]) =>
        evaluate(asked, Object.fromEntries(Object.entries(partial).filter(([name]) => names.includes(name)))).status;
      expect(only(needed)).toBe(status);
      for (const fact of needed) expect(only(needed.filter((other) => other !== fact))).not.toBe(status);
    }),
    { numRuns: 1000, examples: neededOnlyBesideAnother },
  );
});

test('an answer never opens a fact again', () => {
  fc.assert(
    fc.property(question, product, (asked, { whole, partial }) => {
      fc.pre(isOpen(evaluate(asked, whole).status));
      expect(isOpen(evaluate(asked, partial).status)).toBe(true);
    }),
  );
});
