import { expect, test } from 'vitest';
import type { Condition, Facts } from '../condition.schema.ts';
import type { Effect, Question } from './evaluate.ts';
import { explain, withoutRuledOut } from './explain.ts';

const rule = (effect: Effect, condition: Condition) => ({
  ...{ key: 'a', effect, condition, overrides: ['line:bis_isi 303'] },
});
const question = (...rules: Question['rules']): Question => ({
  ...{ rules, stance: null },
  lines: [{ list: 'bis_isi', key: '303', strength: 'covers', condition: null, standing: 'applies' }],
});
const causes = (asked: Question, facts: Facts) => explain(withoutRuledOut(asked, facts), facts);

const forSamples: Condition = {
  all: [
    { fact: 'purpose', is: 'r-and-d' },
    { fact: 'quantity', below: 201 },
  ],
};
const exported: Facts = { purpose: { values: ['export-only'] } };
const many: Facts = { purpose: { values: ['r-and-d'] }, quantity: { number: 5000 } };

test('what only rules out an exemption is no cause of what holds of all others', () => {
  for (const effect of ['exempts', 'may-exempt', 'excludes'] as const) {
    expect(causes(question(rule(effect, forSamples)), exported)).toEqual([]);
    expect(causes(question(rule(effect, forSamples)), many)).toEqual([]);
  }
});

test('what frees somebody is a cause, and so is what shows that the goods are of the kind that is asked for', () => {
  const few: Facts = { ...many, quantity: { number: 20 } };
  expect(causes(question(rule('exempts', forSamples)), few)).toEqual(['purpose', 'quantity']);
  const highVoltage = rule('excludes', { fact: 'volts', atLeast: 480 });
  expect(causes(question(highVoltage), { volts: { number: 230 } })).toEqual(['volts']);
  const radio = rule('requires', { fact: 'radio', is: 'nfc' });
  expect(causes({ ...question(radio), lines: [] }, { ...exported, radio: { values: ['nfc'] } })).toEqual(['radio']);
});
