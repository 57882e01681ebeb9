import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

describe('codes are read first', () => {
  test.each([
    ['HSN 8516 60', { hs: ['851660'] }],
    ['hs code: 85365020', { hs: ['85365020'] }],
    ['HS 8507600', { hs: ['850760'], plainWords: [] }],
    ['HS 8507600090', { hs: ['85076000'], plainWords: [] }],
    ['hs code of led bulb', { hs: [], plainWords: ['led', 'bulb'] }],
    ['8516.60', { hs: ['851660'] }],
    ['8536', { hs: ['8536'], standards: ['8536'] }],
    ['IS 13252 (Part 1):2010', { standards: ['13252'], hs: [] }],
    ['is/iec 62368-1', { standards: ['62368'] }],
    ['302', { standards: ['302'], hs: [] }],
    ['itew 3', { eeeCodes: ['ITEW3'] }],
    ['S.O. 1739(E)', { orders: ['S.O. 1739(E)'], plainWords: [] }],
    ['kettle 1500 w HSN 8516', { hs: ['8516'], plainWords: ['kettle'] }],
  ])('%s', (typed, expected) => expect(readQuery(typed)).toMatchObject(expected));
});

describe('facts are suggested and not searched', () => {
  test.each([
    ['mixie 750w', { fact: 'watts', value: 750 }, ['mixie']],
    ['heater 1.5 kW', { fact: 'watts', value: 1500 }, ['heater']],
    ['tv 32 inch', { fact: 'screen-inch', value: 32 }, ['tv']],
    ['cable 1100V', { fact: 'volts', value: 1100 }, ['cable']],
    ['laptop with charger', { fact: 'supplied-with', value: 'charger' }, ['laptop']],
    ['toaster imported from china', { fact: 'made-in', value: 'abroad' }, ['toaster']],
    ['toaster made in india', { fact: 'made-in', value: 'india' }, ['toaster']],
    ['R&D samples of toaster', { fact: 'purpose', value: 'r-and-d' }, ['toaster']],
    ['bluetooth speaker', { fact: 'radio', value: 'bluetooth' }, ['bluetooth', 'speaker']],
    ['watch for kids', { fact: 'for-children', value: 'yes' }, ['watch', 'for', 'kid']],
  ])('%s', (typed, fact, words) => {
    const { facts, plainWords } = readQuery(typed);
    expect(facts).toContainEqual(expect.objectContaining(fact));
    expect(plainWords).toEqual(words);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.stringMatching(/^[a-z0-9 .&()"/-]{0,60}$/),
  fc.constantFrom('सीमेंट 50 किलो', 'إسمنت', 'led बल्ब 9w', 'a'.repeat(200), '8516 60 8516 60', 'IS IS IS 1 2 3'),
);

test('any text is read into codes of the right length and few words', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const { words, plainWords, hs, standards, facts } = readQuery(typed);
      for (const code of hs) expect(code).toMatch(/^(?:\d{4}|\d{6}|\d{8})$/);
      for (const number of standards) expect(number).toMatch(/^\d{2,5}$/);
      for (const { value } of facts) expect(value).not.toBeNaN();
      expect(words.length).toBeLessThanOrEqual(12);
      expect(plainWords.length).toBeLessThanOrEqual(12);
      expect(words.join('')).not.toContain(' ');
    }),
  );
});

test('what is read of a text does not depend on its case or on spaces around it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 .-]{0,40}$/), (typed) => {
      const { words, hs, standards } = readQuery(typed);
      expect(readQuery(`  ${typed.toUpperCase()} `)).toMatchObject({ words, hs, standards });
    }),
  );
});
