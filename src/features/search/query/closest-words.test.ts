import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestWords, countSlips } from './closest-words.ts';

test.each([
  ['moniter', ['monitor', 'monitoring', 'winter'], ['monitor']],
  ['stell', ['stem', 'shell', 'steel'], ['shell', 'steel']],
  ['abcd', ['wxyz'], []],
  ['abcd', [], []],
])('of %s among %j are %j', (word, candidates, closest) => expect(closestWords(word, candidates)).toEqual(closest));

test('counts a swap of neighbours once, and equally in both directions', () => {
  expect(countSlips('mointor', 'monitor')).toBe(1);
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => countSlips(a, b) === countSlips(b, a)));
});
