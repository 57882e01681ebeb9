import { expect, test } from 'vitest';
import { sameWords, searchWords } from './search-text.ts';

test('separates a prefix from its number', () => {
  expect(searchWords('IS616  IEC62368')).toEqual(['is', '616', 'iec', '62368']);
});

test('ignores case and signs, but not words', () => {
  expect(sameWords('Cold - Rolled Steel (plain)', 'Cold-rolled steel, plain')).toBe(true);
  expect(sameWords('In force', 'in-force')).toBe(true);
  expect(sameWords('Synthetic RopeGabions', 'Synthetic rope gabions')).toBe(false);
  expect(sameWords('LED lamp', 'LED lamps')).toBe(false);
  expect(sameWords(null, null)).toBe(false);
});
