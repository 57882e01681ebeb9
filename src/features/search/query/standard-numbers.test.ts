import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryKeys, standardKeys } from './standard-numbers.ts';

describe('standardKeys', () => {
  test.each([
    ['IS 616:2017', ['IS 616', 'is-616', 'IS616', '616', 'IS : 616', 'is 616:2017', 'IS 616 2017']],
    ['IS 13252 (Part 1):2010', ['IS 13252', 'IS 13252 (Part 1)', '13252-1', 'is13252 part 1', 'IS 13252 (PART I)']],
    ['IS 302-2-26:2014', ['is 302-2-26', 'IS 302 (Part 2/Sec 26)', 'IS 302', '302', 'IS 302-2']],
    ['IS/IEC 62368-1:2023', ['IS/IEC 62368-1', 'IEC 62368-1', 'is 62368', '62368-1']],
    ['IS 10322 (Part 5/Sec 3):2026 / IEC 60598-2-3:2002 + Amd 1:2011', ['IS 10322 (Part 5)', 'IEC 60598-2-3']],
    ['IS 8510 (Part II):1977', ['IS 8510-2']],
    ['IS 12933 (Part 1):2003 IS 12933 (Part 2):2003', ['IS 12933 (Part 1)', 'IS 12933 (Part 2)']],
    ['IS 12258:1987 (clause 6.6)', ['IS 12258']],
  ])('%s is found at once by each of %j', (printed, queries) => {
    for (const query of queries) expect(standardKeys(printed)).toContain(queryKeys(query)[0]);
  });

  test('distinguishes numbers that only look alike without their signs', () => {
    expect(standardKeys('IS 3022:1990')).not.toContain(queryKeys('IS 302-2')[0]);
    expect(standardKeys('IS 302 (Part 2):2008')).not.toContain(queryKeys('IS 3022')[0]);
  });

  test('a number finds itself, however its signs are typed', () => {
    const number = fc.record({
      base: fc.integer({ min: 20, max: 999_999 }),
      part: fc.option(fc.integer({ min: 1, max: 99 })),
      year: fc.integer({ min: 1950, max: 2049 }),
      sign: fc.constantFrom('', ' ', '-', ' : '),
    });
    fc.assert(
      fc.property(number, ({ base, part, year, sign }) => {
        const printed = `IS ${base}${part ? ` (Part ${part})` : ''}:${year}`;
        const keys = standardKeys(printed);
        expect(keys).toContain(queryKeys(printed)[0]);
        expect(keys).toContain(queryKeys(`is${sign}${base}`)[0]);
        if (part) expect(keys).toContain(queryKeys(`IS ${base}-${part}`)[0]);
      }),
    );
  });
});

describe('queryKeys', () => {
  test.each([
    ['S.O. 191(E)', 'so191e'],
    ['itew-3', 'itew3'],
    ['TEC59432407', 'tec59432407'],
  ])('reads the code %s', (query, key) => expect(queryKeys(query)).toEqual([key]));

  test('makes keys of letters and digits only, of any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.stringMatching(/^[is0-9 ():/-]{0,200}$/)),
        (query) => {
          for (const key of queryKeys(query)) expect(key).toMatch(/^[a-z0-9]+$/);
        },
      ),
    );
  });
});
