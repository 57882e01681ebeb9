import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LanguageCode, languages } from '#locales/languages.ts';
import type { Facts } from '../condition.schema.ts';
import { askedFacts, type FactValues } from './asked-facts.ts';
import { readAnswers } from './read-answers.ts';

const facts = new Map<string, FactValues>([
  ['radio', { kind: 'set', values: ['none', 'bluetooth', 'wifi-5'] }],
  ['battery', { kind: 'choice', values: ['built-in', 'none'] }],
  ['battery-chemistry', { kind: 'set', values: ['lithium', 'lead'] }],
  ['supplied-with', { kind: 'set', values: ['charger', 'battery', 'none'] }],
  ['watts', { kind: 'number', values: [] }],
  ['standard', { kind: 'text', values: [] }],
]);
const read = (given: Record<string, string>, certain: Facts = {}, language: LanguageCode = 'en') =>
  readAnswers(
    (fact) => given[fact] ?? '',
    facts,
    (fact) => (fact === 'standard' ? ['IS 2062'] : (facts.get(fact)?.values ?? [])),
    certain,
    language,
  );

test('answers are read with several values, numbers as people write them, and “I don’t know”', () => {
  expect(read({ radio: 'wifi-5,bluetooth', watts: '1,500', standard: 'IS 2062', battery: 'unknown' })).toEqual({
    facts: {
      radio: { values: ['bluetooth', 'wifi-5'] },
      watts: { number: 1500 },
      standard: { values: ['IS 2062'] },
    },
    unknown: new Set(['battery']),
    stated: { radio: ['bluetooth', 'wifi-5'], watts: ['1500'], standard: ['IS 2062'], battery: ['unknown'] },
    faults: {},
  });
  for (const [written, number] of Object.entries({
    '1,00,000': 1e5,
    '12,34,567.5': 1234567.5,
    '1 500': 1500,
    '१,५००': 1500,
    '௭௫௦': 750,
    '١٬٥٠٠': 1500,
    '2.5': 2.5,
    '७५०': 750,
    '٧٥٠': 750,
    '٢٫٥': 2.5,
    ' 9 ': 9,
  }))
    expect(read({ watts: written }).facts.watts).toEqual({ number });
});

test('what cannot be is asked for again', () => {
  for (const watts of [
    'many',
    '-5',
    '1e9999',
    '0x10',
    '1.2.3',
    '99999999999',
    'NaN',
    '1,5',
    '٫',
    '2,50',
    '0,750',
    '1,500,00',
    '1.500,00',
    '1.500',
    '12.345',
  ])
    expect(read({ watts })).toMatchObject({ facts: {}, faults: { watts: 'no-number' } });
  expect(read({ radio: 'none,bluetooth' })).toMatchObject({ facts: {}, faults: { radio: 'none-and-more' } });
  expect(read({ radio: 'psychic' })).toMatchObject({ facts: {}, faults: { radio: 'no-choice' } });
  expect(read({ standard: '<b>IS 1</b>' })).toMatchObject({ facts: {}, faults: { standard: 'no-choice' } });
  expect(read({ battery: 'built-in,none' })).toMatchObject({ facts: {}, faults: { battery: 'no-choice' } });
});

test('a comma is a decimal sign to those who write it so, and what could be two numbers is asked again', () => {
  const inGerman = (watts: string) => read({ watts }, {}, 'de').facts.watts;
  for (const [written, number] of Object.entries({
    '7,5': 7.5,
    '0,750': 0.75,
    '2,50': 2.5,
    '12,3456': 12.3456,
    '1.500,75': 1500.75,
    '1 500,5': 1500.5,
    '1\u202f500': 1500,
    '2.5': 2.5,
    '1,00,000': 1e5,
    '750': 750,
  }))
    expect(inGerman(written), written).toEqual({ number });
  for (const watts of ['1.500', '1,500', '12,345', '1 500,500', '7,5,5', ',5', '5,', '1.50,5', '7,1234567'])
    expect(read({ watts }, {}, 'de').faults, watts).toEqual({ watts: 'no-number' });
  expect(inGerman('1,1250')).toEqual({ number: 1.125 });
});

test('no letters are two numbers in two languages, and what is stated is read again as it was in each of them', () => {
  const number = fc
    .array(fc.oneof(fc.constantFrom('.', ',', ' ', '٬', '٫'), fc.stringMatching(/^\d{1,4}$/)), { maxLength: 7 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(number, (watts) => {
      const known = languages.flatMap(({ code }) => {
        const { facts: found, stated } = read({ watts }, {}, code);
        if (!found.watts) return [];
        for (const other of ['en', 'de', 'ar'] as const)
          expect(read({ watts: stated.watts?.[0] ?? '' }, {}, other).facts).toEqual(found);
        return [JSON.stringify(found.watts)];
      });
      expect(new Set(known).size).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test('each language writes its numbers so that they are read', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.nat(999),
      fc.integer({ min: 1, max: 99 }),
      ({ code }, whole, part) => {
        const number = (whole * 100 + part) / 100;
        const watts = new Intl.NumberFormat(code).format(number);
        expect(read({ watts }, {}, code).facts.watts).toEqual({ number });
      },
    ),
  );
});

test('what holds for a whole family is no matter of answers: they add to it, and take nothing away', () => {
  expect(read({ radio: 'bluetooth' }, { radio: { some: ['wifi-5'] } })).toMatchObject({
    facts: { radio: { values: ['bluetooth', 'wifi-5'] } },
    stated: { radio: ['bluetooth', 'wifi-5'] },
  });
  const settled = read({ battery: 'none', watts: '5' }, { battery: { values: ['built-in'] }, watts: { number: 9 } });
  expect(settled).toEqual({ facts: {}, unknown: new Set(), stated: {}, faults: {} });
});

test('answers that contradict each other are asked about, never guessed', () => {
  const { facts: known, stated, faults } = read({ battery: 'none', 'battery-chemistry': 'lithium', radio: 'none' });
  expect(known).toEqual({ radio: { values: ['none'] } });
  expect(stated).toEqual({ radio: ['none'] });
  expect(faults).toEqual({ battery: 'contradiction' });
  expect(read({ battery: 'none', 'supplied-with': 'charger,battery' })).toMatchObject({
    facts: { 'supplied-with': { values: ['charger'] } },
    stated: { 'supplied-with': ['charger'] },
    faults: { battery: 'contradiction' },
  });
  expect(read({ battery: 'none', 'supplied-with': 'battery' })).toMatchObject({ facts: {}, stated: {} });
  expect(read({ battery: 'none' }).facts['battery-chemistry']).toEqual({ values: [] });
});

test('no text breaks the reading, and a fact is known, unknown or faulty, never two of them', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom<string>(...askedFacts), fc.string({ unit: 'grapheme' })), (given) => {
      const { facts: known, unknown, faults } = read(given);
      for (const fact of askedFacts) {
        const ways = [fact in known && fact in given, unknown.has(fact), faults[fact] !== undefined];
        expect(ways.filter(Boolean).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
