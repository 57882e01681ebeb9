import { describe, expect, test } from 'vitest';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import type { Facts } from '../condition.schema.ts';
import { evaluate, type FamilyLine } from '../evaluation/evaluate.ts';
import type { LineRow } from '../list-line-rows.server.ts';
import { exemptionsOfFamily } from './exemptions-of-family.server.ts';

const order = { slug: 'fans-order', number: 'S.O. 1(E)', title: 'Fans Order' };
const row = { list: 'bis_isi', key: '303', order } as unknown as LineRow;
const line: FamilyLine = { list: 'bis_isi', key: '303', strength: 'covers', condition: null, standing: 'applies' };
const other: FamilyLine = { ...line, key: '304' };
const base = {
  ...{
    id: 1,
    quantity: null,
    unit: null,
    period: null,
    upTo: null,
    until: null,
    isOver: false,
    by: null,
    grantedOn: null,
  },
  ...{ recordedOn: null, appliesTo: 'both', condition: 'Not for sale.', confidence: 'gazette', freesAll: false },
};
const exemption = (given: object) => ({ ...base, ...given }) as unknown as Exemption;

function outcomeOf(exemptions: Exemption[], facts: Facts, lines = [line]) {
  const rules = exemptionsOfFamily(new Map([['bis_isi 303', row]]), [{ order, exemptions }]);
  return evaluate({ rules, lines, stance: null }, facts);
}

const limit = { quantity: 200, unit: 'units', period: 'year', upTo: 'No more than 200 units a year.' };
const makers = exemption({ ...limit, kind: 'research', condition: 'By makers' });
const exports = exemption({ kind: 'export', freesAll: true });
const sale: Facts = { purpose: { values: ['sale'] } };
const tests: Facts = { purpose: { values: ['r-and-d'] } };
const exported: Facts = { purpose: { values: ['export-only'] } };
const input: Facts = { purpose: { values: ['input-for-export'] } };

describe('an exemption that frees the goods whoever brings them', () => {
  test('frees its rows for that purpose, and says so in its words', () => {
    expect(outcomeOf([exports], sale).status).toBe('applies');
    expect(outcomeOf([exports], exported)).toMatchObject({
      status: 'exempt',
      grounds: [{ rule: { reason: 'Not for sale.', order } }],
    });
    expect(outcomeOf([exports], {})).toMatchObject({ status: 'may-apply', unless: [{ order }] });
  });

  test('frees nothing that another order requires', () => {
    expect(outcomeOf([exports], exported, [line, other]).status).toBe('applies');
    expect(outcomeOf([exports], {}, [line, other]).status).toBe('applies');
  });

  test('for makers in India frees no import, and for export frees nothing that goes into other goods', () => {
    const made = exemption({ kind: 'export', appliesTo: 'domestic', freesAll: true });
    expect(outcomeOf([made], { ...exported, 'made-in': { values: ['india'] } }).status).toBe('exempt');
    expect(outcomeOf([made], { ...exported, 'made-in': { values: ['abroad'] } }).status).toBe('applies');
    expect(outcomeOf([exports], input).status).toBe('applies');
  });

  test('up to so much a year settles nothing either: the pieces may be those of one consignment', () => {
    const limited = exemption({ kind: 'research', quantity: 200, unit: 'units', period: 'year', freesAll: true });
    expect(outcomeOf([limited], { ...tests, quantity: { number: 1 } }).status).toBe('may-apply');
  });
});

describe('an exemption that frees certain people only', () => {
  test('settles nothing for anybody, and says whom it frees and how much', () => {
    const roles = ['indian-maker', 'foreign-maker', 'importer', 'brand-owner', 'online-seller'];
    for (const who of roles) {
      expect(outcomeOf([makers], { ...tests, who: { values: [who] }, quantity: { number: 20 } })).toMatchObject({
        status: 'may-apply',
        unless: [{ reason: 'By makers. No more than 200 units a year.', order }],
      });
    }
    expect(outcomeOf([makers], tests).status).toBe('may-apply');
    expect(outcomeOf([makers], sale).status).toBe('applies');
  });

  test('frees nobody who has more than it names, unless that counts by consignment', () => {
    expect(outcomeOf([makers], { ...tests, quantity: { number: 201 } }).status).toBe('applies');
    const upTo = 'No more than 20 units in a consignment.';
    const each = exemption({ kind: 'research', quantity: 20, unit: 'units', period: 'a consignment', upTo });
    expect(outcomeOf([each], { ...tests, quantity: { number: 21 } })).toMatchObject({
      status: 'may-apply',
      unless: [{ reason: 'Not for sale. No more than 20 units in a consignment.' }],
    });
  });

  test('may free what is imported for goods that are exported', () => {
    const imported = exemption({ kind: 'export', appliesTo: 'import' });
    expect(outcomeOf([imported], { ...input, 'made-in': { values: ['abroad'] } }).status).toBe('may-apply');
    expect(outcomeOf([imported], { ...input, 'made-in': { values: ['india'] } }).status).toBe('applies');
  });
});

test('an exemption that nobody has read, or that is measured in kilograms, leaves it open', () => {
  const heard = exemption({ kind: 'export', confidence: 'trade', freesAll: true });
  const weighed = exemption({ kind: 'research', quantity: 200, unit: 'kg' });
  expect(outcomeOf([heard], exported).status).toBe('may-apply');
  expect(outcomeOf([heard], input).status).toBe('applies');
  expect(outcomeOf([weighed], tests)).toMatchObject({
    status: 'may-apply',
    unless: [{ reason: 'Not for sale.' }],
  });
  expect(outcomeOf([heard, weighed], sale).status).toBe('applies');
});

test('what depends on stock, transit or turnover, and what is over, frees nothing', () => {
  for (const kind of ['stock', 'transit', 'size', 'other'])
    expect(outcomeOf([exemption({ kind, freesAll: true })], exported).status).toBe('applies');
  expect(outcomeOf([exemption({ kind: 'export', freesAll: true, isOver: true })], exported).status).toBe('applies');
});
