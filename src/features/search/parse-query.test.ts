import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestWords, countSlips } from './closest-words.ts';
import { normaliseText } from './normalise-text.ts';
import { parseQuery, toTsQuery } from './parse-query.ts';

describe('normaliseText', () => {
  it.each([
    ['  LED-lamps & Luminaires ', 'led lamps luminaires'],
    ['पोर्टलैंड स्लैग सीमेंट।', 'पोर्टलैंड स्लैग सीमेंट'],
    ['ＩＳ　６１６', 'is 616'],
    ['مكيّف، هواء؟', 'مكيّف هواء'],
    ['a\0b%_\\c', 'ab c'],
    ['\ud800', ''],
  ])('%j becomes %j', (text, words) => expect(normaliseText(text)).toBe(words));

  it('leaves nothing that LIKE, to_tsquery or the wire would read, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = normaliseText(text);
        expect(words).not.toMatch(/[\0%_\\'"&|!():*<>]|^ | $| {2}/);
        expect(words.isWellFormed()).toBe(true);
        expect(normaliseText(words)).toBe(words);
      }),
    );
  });
});

describe('parseQuery', () => {
  it.each(['', 'ab', '  ab  ', '%%%', '___', '\0\0\0\0', '\ud800\ud800\ud800'])('finds too little in %j', (query) => {
    expect(parseQuery(query)).toBeNull();
  });

  it('reads 200 characters and twelve words of any text', () => {
    expect(parseQuery('x'.repeat(10_000))?.text).toHaveLength(200);
    expect(parseQuery('ab '.repeat(100))?.words).toHaveLength(12);
  });
});

describe('toTsQuery', () => {
  it('takes the last word as a beginning and alternatives in brackets', () => {
    expect(toTsQuery(['water', 'hea'])).toBe("'water' & 'hea':*");
    expect(toTsQuery([['steel', 'shell'], 'wire'])).toBe("('steel' | 'shell') & 'wire':*");
    expect(toTsQuery(['water', 'hea'], 'any')).toBe("'water' | 'hea':*");
  });
});

describe('closestWords', () => {
  it.each([
    ['moniter', ['monitor', 'monitoring', 'winter'], ['monitor']],
    ['stell', ['stem', 'shell', 'steel'], ['shell', 'steel']],
    ['abcd', ['wxyz'], []],
    ['abcd', [], []],
  ])('of %s among %j are %j', (word, candidates, closest) => expect(closestWords(word, candidates)).toEqual(closest));

  it('counts a swap of neighbours once, and alike in both directions', () => {
    expect(countSlips('mointor', 'monitor')).toBe(1);
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => countSlips(a, b) === countSlips(b, a)));
  });
});
