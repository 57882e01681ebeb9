import { describe, expect, test } from 'vitest';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import type { Facts } from './condition.schema.ts';
import { evaluate, type FamilyLine } from './evaluate.ts';
import { exemptionsOfFamily } from './exemptions-of-family.ts';
import type { LineRow } from './list-line-rows.server.ts';

const order = { slug: 'fans-order', number: 'S.O. 1(E)', title: 'Fans Order' };
const row = { list: 'bis_isi', key: '303', order } as unknown as LineRow;
const line: FamilyLine = { list: 'bis_isi', key: '303', strength: 'covers', condition: null, standing: 'applies' };
const other: FamilyLine = { ...line, key: '304' };
const base = {
  ...{ id: 1, quantity: null, unit: null, period: null, until: null, isOver: false, by: null, grantedOn: null },
  ...{ recordedOn: null, appliesTo: 'both', condition: 'Not for sale.', confidence: 'gazette' },
};
const exemption = (given: object) => ({ ...base, ...given }) as unknown as Exemption;

function outcomeOf(exemptions: Exemption[], facts: Facts, lines = [line]) {
  const rules = exemptionsOfFamily(new Map([['bis_isi 303', row]]), [{ order, exemptions }]);
  return evaluate({ rules, lines, stance: null }, facts);
}

const samples = exemption({ kind: 'research', quantity: 200, unit: 'units', period: 'year' });
const sale: Facts = { purpose: { values: ['sale'] } };
const tests: Facts = { purpose: { values: ['r-and-d'] } };

describe('an exemption that the order itself grants', () => {
  test('frees its rows for that purpose and up to its limit, and says so in its words', () => {
    expect(outcomeOf([samples], sale).status).toBe('applies');
    expect(outcomeOf([samples], { ...tests, quantity: { number: 200 } })).toMatchObject({
      status: 'exempt',
      grounds: [{ rule: { reason: 'Not for sale. (200 units, year)', order } }],
    });
    expect(outcomeOf([samples], { ...tests, quantity: { number: 201 } }).status).toBe('applies');
    expect(outcomeOf([samples], tests)).toMatchObject({ status: 'may-apply', unless: [{ order }] });
  });

  test('frees nothing that another order requires', () => {
    expect(outcomeOf([samples], { ...tests, quantity: { number: 1 } }, [line, other]).status).toBe('applies');
    expect(outcomeOf([samples], tests, [line, other]).status).toBe('applies');
  });

  test('for makers in India frees no import', () => {
    const exports = exemption({ kind: 'export', appliesTo: 'domestic' });
    const exported: Facts = { purpose: { values: ['export-only'] } };
    expect(outcomeOf([exports], { ...exported, 'made-in': { values: ['india'] } }).status).toBe('exempt');
    expect(outcomeOf([exports], { ...exported, 'made-in': { values: ['abroad'] } }).status).toBe('applies');
  });
});

test('an exemption that nobody has read, or that is measured in kilograms, leaves it open', () => {
  const heard = exemption({ kind: 'export', confidence: 'trade' });
  const weighed = exemption({ kind: 'research', quantity: 200, unit: 'kg' });
  expect(outcomeOf([heard], { purpose: { values: ['export-only'] } }).status).toBe('may-apply');
  expect(outcomeOf([weighed], tests).status).toBe('may-apply');
  expect(outcomeOf([heard, weighed], sale).status).toBe('applies');
});

test('what depends on stock, transit or turnover, and what is over, frees nothing', () => {
  for (const kind of ['stock', 'transit', 'size', 'other'])
    expect(outcomeOf([exemption({ kind })], tests).status).toBe('applies');
  expect(outcomeOf([exemption({ kind: 'research', isOver: true })], tests).status).toBe('applies');
});
