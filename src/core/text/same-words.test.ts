import { expect, test } from 'vitest';
import { sameWords } from './same-words.ts';

test('ignores case and signs, but not words', () => {
  expect(sameWords('Cold - Rolled Steel (plain)', 'Cold-rolled steel, plain')).toBe(true);
  expect(sameWords('In force', 'in-force')).toBe(true);
  expect(sameWords('Synthetic RopeGabions', 'Synthetic rope gabions')).toBe(false);
  expect(sameWords('LED lamp', 'LED lamps')).toBe(false);
  expect(sameWords(null, null)).toBe(false);
});
