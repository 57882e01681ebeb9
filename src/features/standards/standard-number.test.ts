import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStandardField, parseStandardNumber } from './standard-number.ts';

describe('the parser of standard numbers', () => {
  test.each([
    ['IS 12330', 'is-12330', '12330'],
    ['IS 13252 (Part 1):2010', 'is-13252-part-1-2010', '13252'],
    ['IS/IEC 62368-1:2023', 'is-iec-62368-1-2023', '62368'],
    ['IS 302-2-26:2014', 'is-302-2-26-2014', '302'],
    ['IS 8510 (Part II):1977', 'is-8510-part-ii-1977', '8510'],
    ['IS 10322 (Part 5/Sec 1):2012', 'is-10322-part-5-sec-1-2012', '10322'],
    ['IS 302 (Part 2/ Section 14)', 'is-302-part-2-sec-14', '302'],
    ['IS 16806 (Part 6):2018 / ISO 29042-6:2010', 'is-16806-part-6-2018', '16806'],
    ['IS 302 (Part 1):2024 / IEC 60335-1:2020', 'is-302-part-1-2024', '302'],
    ['IS 16936:2018 / IEC TR 62513:2008', 'is-16936-2018', '16936'],
  ])('reads %s', (text, slug, baseNumber) => {
    expect(parseStandardNumber(text)).toMatchObject({ slug, baseNumber });
  });

  test('keeps the number as it is printed', () => {
    const printed = 'IS 10322 (Part 5/Sec 3):2026 / IEC 60598-2-3:2002 + Amd 1:2011';
    expect(parseStandardNumber(printed).number).toBe(printed);
  });

  test('finds several in one field, however they are separated', () => {
    const slugs = (field: string) => parseStandardField(field).standards.map(({ slug }) => slug);
    expect(slugs('IS 16221 (Part 2):2015; IS 16169:2014')).toEqual(['is-16221-part-2-2015', 'is-16169-2014']);
    expect(slugs('IS 12933 (Part 1):2003 IS 12933 (Part 2):2003')).toEqual([
      'is-12933-part-1-2003',
      'is-12933-part-2-2003',
    ]);
    expect(slugs('IS 15111 (Part 1 & 2)')).toEqual(['is-15111-part-1', 'is-15111-part-2']);
    expect(slugs('')).toEqual([]);
  });

  test('separates the clauses from the number', () => {
    expect(parseStandardField('IS/ISO 8528-5:2018 (clauses 12 to 15)')).toMatchObject({
      standards: [{ number: 'IS/ISO 8528-5:2018' }],
      clauses: 'clauses 12 to 15',
    });
  });

  test.each(['IS', '13252', 'IS thirteen', 'IEC 60335-1:2020', 'IS 616:20005', 'IS 616; ', 'IS 616:2017 / IS 617'])(
    'refuses %j and quotes it',
    (text) => expect(() => parseStandardField(text)).toThrow(/is not the number of an Indian Standard/),
  );

  test('reads every possible number, alone or joined with others', () => {
    const number = fc.record({
      prefix: fc.constantFrom('IS', 'IS/IEC', 'IS/ISO'),
      digits: fc.integer({ min: 1, max: 99999 }),
      dashes: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 2 }),
      part: fc.option(fc.integer({ min: 1, max: 40 })),
      section: fc.option(fc.integer({ min: 1, max: 300 })),
      year: fc.option(fc.integer({ min: 1950, max: 2030 })),
    });
    const print = ({
      prefix,
      digits,
      dashes,
      part,
      section,
      year,
    }: typeof number extends fc.Arbitrary<infer N> ? N : never) =>
      `${prefix} ${[digits, ...dashes].join('-')}${part ? ` (Part ${part}${section ? `/Sec ${section}` : ''})` : ''}${year ? `:${year}` : ''}`;
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('; ', ';', ' '),
        (numbers, divider) => {
          const printed = numbers.map(print);
          const { standards } = parseStandardField(printed.join(divider));
          expect(standards.map((standard) => standard.number)).toEqual(printed);
          expect(standards.map((standard) => standard.baseNumber)).toEqual(numbers.map(({ digits }) => String(digits)));
          for (const { slug } of standards) expect(slug).toMatch(/^is-[a-z0-9]+(-[a-z0-9]+)*$/);
        },
      ),
    );
  });

  test('returns or throws at once for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        try {
          for (const { baseNumber } of parseStandardField(text).standards) expect(baseNumber).toMatch(/^\d+$/);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});
