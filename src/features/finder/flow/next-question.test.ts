import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds, limits, members, question } from '#tests/factories/finder-question.ts';
import { type Facts, leavesOf } from '../condition.schema.ts';
import type { Rule } from '../evaluation/evaluate.ts';
import {
  type Askable,
  type Asked,
  mostQuestions,
  nextQuestion,
  openConditions,
  openFacts,
  walk,
} from './next-question.ts';

const shared = (known: Askable['answers'][number]['known'][]) =>
  known.map((each) => ({ known: each, share: 1 / known.length }));
const askable: Askable[] = [
  { fact: 'choice', cost: 1, answers: shared(kinds.map((value) => ({ values: [value] }))) },
  { fact: 'set', cost: 1, answers: shared([...members, 'none'].map((value) => ({ values: [value] }))) },
  { fact: 'number', cost: 2, answers: shared([0, ...limits].map((number) => ({ number }))) },
];
const asked = fc
  .array(question, { maxLength: 4 })
  .map((questions): Asked[] => questions.map((each) => ({ question: each, base: {} })));
const product = fc.record({ choice: fc.constantFrom(...kinds), set: fc.subarray(members), number: fc.nat(10) });
const answerOf = (fact: string, { choice, set, number }: { choice: string; set: string[]; number: number }) =>
  fact === 'number' ? { number } : { values: fact === 'choice' ? [choice] : set.length > 0 ? set : ['none'] };
const size = (all: readonly Asked[], answers: Facts) =>
  all.flatMap((each) => openConditions(each, answers)).reduce((sum, condition) => sum + leavesOf(condition), 0);

test('each answer leaves less open, and the questions end before the facts do', () => {
  fc.assert(
    fc.property(asked, product, (all, truth) => {
      let answers: Facts = {};
      for (let count = 0; ; count++) {
        const fact = nextQuestion(
          all,
          answers,
          askable.filter((each) => !(each.fact in answers)),
        );
        if (!fact) break;
        expect(count).toBeLessThan(askable.length);
        const before = size(all, answers);
        answers = { ...answers, [fact]: answerOf(fact, truth) };
        expect(size(all, answers)).toBeLessThan(before);
      }
      expect(openFacts(all, answers).size).toBe(0);
    }),
    { numRuns: 500 },
  );
});

test('the order of approvals, rules and rows does not choose the question', () => {
  fc.assert(
    fc.property(asked, (all) => {
      const turned = all.toReversed().map(({ question: { rules, lines, stance }, base }) => ({
        question: { rules: rules.toReversed(), lines: lines.toReversed(), stance },
        base,
      }));
      expect(nextQuestion(turned, {}, askable)).toBe(nextQuestion(all, {}, askable));
    }),
    { numRuns: 300 },
  );
});

test('answers alone lead back the way that they were given, whether or not somebody knew', () => {
  fc.assert(
    fc.property(asked, product, fc.subarray(['choice', 'set', 'number']), (all, truth, unsure) => {
      const unknown = new Set<string>();
      let facts: Facts = {};
      const given: string[] = [];
      for (;;) {
        const step = walk(all, { facts, unknown }, askable);
        expect(step.path).toEqual(given);
        expect(step.given).toEqual(given);
        if (!step.next) break;
        expect(step.atMost).toBeGreaterThan(0);
        given.push(step.next);
        if (unsure.includes(step.next)) unknown.add(step.next);
        else facts = { ...facts, [step.next]: answerOf(step.next, truth) };
      }
    }),
    { numRuns: 300 },
  );
});

describe('the next question', () => {
  const rule = (key: string, fact: string, is = 'yes'): Rule => ({
    ...{ key, effect: 'requires', condition: { fact, is }, overrides: [] },
  });
  const approval = (...rules: Rule[]): Asked => ({ question: { rules, lines: [], stance: 'rules' }, base: {} });
  const yesOrNo = (fact: string): Askable => ({
    fact,
    cost: 1,
    answers: shared([{ values: ['yes'] }, { values: ['no'] }]),
  });

  test('is the one on which most approvals depend, and of two the first', () => {
    const all = [approval(rule('a', 'radio')), approval(rule('b', 'mains')), approval(rule('c', 'mains'))];
    expect(nextQuestion(all, {}, [yesOrNo('radio'), yesOrNo('mains')])).toBe('mains');
    expect(nextQuestion(all.slice(0, 2), {}, [yesOrNo('mains'), yesOrNo('radio')])).toBe('mains');
  });

  test('is never one on which nothing depends any more', () => {
    const all = [
      approval({
        ...rule('a', 'radio'),
        condition: {
          all: [
            { fact: 'radio', is: 'yes' },
            { fact: 'mains', is: 'yes' },
          ],
        },
      }),
    ];
    expect(nextQuestion(all, { radio: { values: ['no'] } }, [yesOrNo('mains')])).toBeNull();
    expect(nextQuestion([approval()], {}, [yesOrNo('mains')])).toBeNull();
  });

  test(`comes ${mostQuestions} times at most`, () => {
    const names = Array.from({ length: 12 }, (_, place) => `fact-${place}`);
    const all = names.map((name) => approval(rule(name, name)));
    const answered = Object.fromEntries(names.slice(0, mostQuestions).map((name) => [name, { values: ['yes'] }]));
    const step = walk(all, { facts: answered, unknown: new Set() }, names.map(yesOrNo));
    expect(step).toMatchObject({ next: null, atMost: 0 });
  });
});
