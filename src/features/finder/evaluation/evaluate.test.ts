import { describe, expect, test } from 'vitest';
import { type Condition, type Facts, residueOf, truthOf } from '../condition.schema.ts';
import type { RuleEffect } from '../finder.schema.ts';
import { evaluate, type FamilyLine, type Rule } from './evaluate.ts';

const rule = (key: string, effect: RuleEffect, condition: Condition, overrides: string[] = []): Rule => ({
  ...{ key, effect, condition, overrides },
});
const line = (given: Partial<FamilyLine> = {}): FamilyLine => ({
  ...{ list: 'wpc_eta', key: '12', strength: 'covers', condition: null, standing: 'applies' },
  ...given,
});
const statusOf = (
  given: { rules?: Rule[]; lines?: FamilyLine[]; stance?: 'rules' | 'none-found' | 'not-checked' },
  facts: Facts = {},
) => evaluate({ rules: [], lines: [], stance: null, ...given }, facts).status;

const transmits: Condition = { fact: 'radio', in: ['bluetooth', 'wifi-5'] };
const noRadio: Condition = { fact: 'radio', is: 'none' };
const requires = rule('eta', 'requires', transmits);
const excludes = rule('no-radio', 'excludes', noRadio);

describe('a fact with several values', () => {
  const cellular: Facts = { radio: { some: ['cellular'] } };

  test('is not settled by the members that are certain, because others may join them', () => {
    expect(truthOf({ fact: 'radio', is: 'cellular' }, cellular)).toBe('true');
    expect(truthOf(transmits, cellular)).toBe('open');
    expect(truthOf({ not: transmits }, cellular)).toBe('open');
    expect(truthOf(noRadio, cellular)).toBe('false');
  });

  test('has at least one of several members that are certain', () => {
    const wifi: Facts = { radio: { some: ['wifi-2.4', 'wifi-5'] } };
    expect(truthOf({ fact: 'radio', in: ['wifi-2.4', 'wifi-5', 'bluetooth'] }, wifi)).toBe('true');
    expect(truthOf({ fact: 'radio', is: 'wifi-5' }, wifi)).toBe('open');
  });

  test('is settled by a whole answer', () => {
    expect(truthOf(transmits, { radio: { values: ['cellular', 'bluetooth'] } })).toBe('true');
    expect(truthOf(transmits, { radio: { values: ['none'] } })).toBe('false');
  });
});

test('a number that nobody has stated is neither below nor above a limit', () => {
  expect(truthOf({ fact: 'watts', below: 15 }, {})).toBe('open');
  expect(truthOf({ fact: 'watts', below: 15 }, { watts: { number: 15 } })).toBe('false');
  expect(truthOf({ fact: 'watts', atLeast: 15 }, { watts: { number: 15 } })).toBe('true');
});

test('only what is still open remains of a condition', () => {
  const condition: Condition = {
    all: [{ fact: 'mains', is: 'yes' }, { any: [transmits, { fact: 'watts', below: 9 }] }],
  };
  expect(residueOf(condition, { mains: { values: ['yes'] }, watts: { number: 10 } })).toEqual(transmits);
  expect(residueOf(condition, { mains: { values: ['no'] } })).toBeNull();
});

describe('an approval', () => {
  test('applies where two rows say the same of all products between them', () => {
    const small = line({ key: '1', condition: { fact: 'screen-inch', below: 32 } });
    const large = line({ key: '2', condition: { fact: 'screen-inch', atLeast: 32 } });
    expect(statusOf({ lines: [small, large] })).toBe('applies');
    expect(statusOf({ lines: [small] })).toBe('may-apply');
    expect(statusOf({ lines: [small, { ...large, condition: { fact: 'screen-inch', atLeast: 33 } }] })).toBe(
      'may-apply',
    );
    expect(statusOf({ lines: [small, { ...large, standing: 'ended' }] })).toBe('may-apply');
    expect(statusOf({ lines: [small, { ...large, strength: 'may-cover' }] })).toBe('may-apply');
  });

  test('applies by a row, from a day, or not at all, as the row stands', () => {
    expect(statusOf({ lines: [line()] })).toBe('applies');
    expect(statusOf({ lines: [line({ standing: 'applies-from' })] })).toBe('applies-from');
    expect(statusOf({ lines: [line({ standing: 'ended' })] })).toBe('not-required');
    expect(statusOf({ lines: [line({ standing: 'unclear' })] })).toBe('may-apply');
    expect(statusOf({ lines: [line({ strength: 'may-cover' })] })).toBe('may-apply');
    const mayHaveEnded = [line({ strength: 'may-cover', standing: 'ended' })];
    expect(statusOf({ lines: mayHaveEnded, stance: 'rules' })).toBe('not-required');
    expect(statusOf({ lines: mayHaveEnded })).toBe('not-checked');
  });

  test('applies from its day, though some of the goods may have to comply before it', () => {
    const coming = line({ key: '1', standing: 'applies-from' });
    const sooner = line({ key: '2', condition: { fact: 'screen-inch', below: 32 } });
    expect(statusOf({ lines: [coming, sooner] })).toBe('applies-from');
    expect(statusOf({ lines: [coming, sooner] }, { 'screen-inch': { number: 20 } })).toBe('applies');
    expect(statusOf({ lines: [coming, line({ key: '2', standing: 'unclear' })] })).toBe('may-apply');
  });

  test('applies by a rule as soon as its facts are known', () => {
    const rules = [requires, excludes];
    expect(statusOf({ rules })).toBe('may-apply');
    expect(statusOf({ rules }, { radio: { values: ['bluetooth'] } })).toBe('applies');
    expect(statusOf({ rules }, { radio: { values: ['none'] } })).toBe('not-required');
  });

  test('may apply while a rule that would take it away is open, and names that rule', () => {
    const samples = rule('samples', 'excludes', { fact: 'purpose', is: 'r-and-d' }, ['list:wpc_eta']);
    const known = { rules: [samples], lines: [line()], stance: null };
    expect(evaluate(known, {})).toMatchObject({ status: 'may-apply', unless: [{ key: 'samples' }] });
    expect(evaluate(known, { purpose: { values: ['sale'] } }).status).toBe('applies');
    expect(evaluate(known, { purpose: { values: ['r-and-d'] } }).status).toBe('not-required');
  });

  test('is in doubt if a rule takes away what a row requires without being made to beat it', () => {
    const found = evaluate({ rules: [excludes], lines: [line()], stance: null }, { radio: { values: ['none'] } });
    expect(found).toMatchObject({ status: 'may-apply', isConflict: true });
  });

  test('is prohibited before it applies, and may be so while the limit is open', () => {
    const rules = [
      rule('permit', 'requires', { fact: 'made-in', is: 'abroad' }),
      rule('floor', 'prohibits', { fact: 'declared-value', below: 20 }),
    ];
    const abroad: Facts = { 'made-in': { values: ['abroad'] } };
    expect(statusOf({ rules }, { ...abroad, 'declared-value': { number: 15 } })).toBe('prohibited');
    expect(statusOf({ rules }, { ...abroad, 'declared-value': { number: 25 } })).toBe('applies');
    expect(statusOf({ rules }, abroad)).toBe('may-apply');
  });

  test('has what somebody found out only where no row and no rule decides', () => {
    expect(statusOf({ rules: [requires], stance: 'rules' }, { radio: { values: ['none'] } })).toBe('none-found');
    expect(statusOf({ stance: 'none-found' })).toBe('none-found');
    expect(statusOf({ stance: 'not-checked' })).toBe('not-checked');
    expect(statusOf({})).toBe('not-checked');
    expect(statusOf({ rules: [requires], stance: 'none-found' })).toBe('may-apply');
  });
});
