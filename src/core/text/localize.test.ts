import { expect, test } from 'vitest';
import { formatBytes } from './localize.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [3, '3 bytes'],
  [1_023, '1,023 bytes'],
  [1_024, '1 kB'],
  [12_700, '12.4 kB'],
  [10 * 1_024 * 1_024, '10 MB'],
])('%i is %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test('in Hindi the words are Hindi ones', () => {
  expect(formatBytes(3, 'hi')).toMatch(/^3 \p{Script=Devanagari}/u);
});
