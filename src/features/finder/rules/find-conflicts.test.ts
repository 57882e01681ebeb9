import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds, limits, members, question } from '#tests/factories/finder-question.ts';
import type { Facts, Known } from '../condition.schema.ts';
import { evaluate, fullNameOf, type Question } from '../evaluation/evaluate.ts';
import { findConflicts } from './find-conflicts.ts';

const sets = [['none'], ...members.map((one) => [one]), ['p', 'q'], ['p', 'r'], ['q', 'r']];
const answers: Record<string, Known[]> = {
  choice: kinds.map((value) => ({ values: [value] })),
  set: sets.map((values) => ({ values })),
  number: [0, ...limits].map((number) => ({ number })),
};
const find = (asked: Question, base: Facts = {}) =>
  findConflicts(asked, {
    base,
    answersTo: (fact) => answers[fact] ?? [],
    isConflict: (given) => evaluate(asked, { ...base, ...given }).isConflict,
  });
const product = fc.record({
  choice: fc.constantFrom(...(answers.choice ?? [])),
  set: fc.constantFrom(...(answers.set ?? [])),
  number: fc.constantFrom(...(answers.number ?? [])),
});

test('whatever product rules contradict each other about, the contradiction is found', () => {
  let met = 0;
  fc.assert(
    fc.property(question, product, (asked, truth) => {
      if (!evaluate(asked, truth).isConflict) return;
      met += 1;
      expect(find(asked)).not.toEqual([]);
    }),
    { numRuns: 3_000 },
  );
  expect(met).toBeGreaterThan(20);
});

test('each that is found is one, and none of its answers can be left out', () => {
  let met = 0;
  fc.assert(
    fc.property(question, (asked) => {
      for (const { taking, duty, answers: given } of find(asked)) {
        met += 1;
        const only = { ...asked, rules: asked.rules.filter((rule) => rule === taking || same(duty, rule)) };
        expect(evaluate(asked, given).isConflict).toBe(true);
        for (const fact of Object.keys(given)) {
          const { [fact]: _, ...fewer } = given;
          const lines = 'line' in duty ? [duty.line] : [];
          expect(evaluate({ ...only, lines }, fewer).isConflict).toBe(false);
        }
      }
    }),
    { numRuns: 1_000 },
  );
  expect(met).toBeGreaterThan(20);
});
const same = (duty: Parameters<typeof fullNameOf>[0], rule: Question['rules'][number]) =>
  'rule' in duty && duty.rule === rule;

test('what is presumed gives way to an answer, and what is certain does not', () => {
  const sold: Question = {
    rules: [
      { key: 'free', effect: 'excludes', condition: { fact: 'choice', is: 'yes' }, overrides: [] },
      { key: 'duty', effect: 'requires', condition: { all: [] }, overrides: [] },
    ],
    ...{ lines: [], stance: null },
  };
  const presumed: Facts = { choice: { values: ['no'] } };
  expect(find(sold, presumed)).toMatchObject([{ answers: { choice: { values: ['yes'] } } }]);
  const certain = { base: presumed, answersTo: () => [], isConflict: () => true };
  expect(findConflicts(sold, certain)).toEqual([]);
});

test('a duty that a third rule takes away is no side of a contradiction', () => {
  const always = { condition: { all: [] }, overrides: [] };
  const asked: Question = {
    rules: [
      { ...always, key: 'free', effect: 'excludes' },
      { ...always, key: 'beaten', effect: 'requires' },
      { ...always, key: 'other', effect: 'exempts', overrides: ['beaten'] },
      { ...always, key: 'duty', effect: 'requires' },
    ],
    ...{ lines: [], stance: null },
  };
  expect(find(asked).map(({ duty }) => fullNameOf(duty))).toEqual(['rule duty']);
});
