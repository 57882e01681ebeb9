import { describe, expect, test } from 'vitest';
import { parseQuery, toTsQuery } from './parse-query.ts';

describe('parseQuery', () => {
  test.each(['', 'ab', '  ab  ', '%%%', '___', '\0\0\0\0', '\ud800\ud800\ud800'])('finds too little in %j', (query) => {
    expect(parseQuery(query)).toBeNull();
  });

  test('reads 200 characters and twelve words of any text', () => {
    expect(parseQuery('x'.repeat(10_000))?.text).toHaveLength(200);
    expect(parseQuery('ab '.repeat(100))?.words).toHaveLength(12);
  });
});

describe('toTsQuery', () => {
  test('treats the last word as a prefix, and puts alternatives in brackets', () => {
    expect(toTsQuery(['water', 'hea'])).toBe("'water' & 'hea':*");
    expect(toTsQuery([['steel', 'shell'], 'wire'])).toBe("('steel' | 'shell') & 'wire':*");
    expect(toTsQuery(['water', 'hea'], 'any')).toBe("'water' | 'hea':*");
  });
});
