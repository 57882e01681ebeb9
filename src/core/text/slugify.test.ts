import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test('makes a slug from Latin letters, cut between words', () => {
  expect(slugify('Café, “LED” & 5 W', 90)).toBe('cafe-led-5-w');
  expect(slugify(`${'word '.repeat(40)}end`)).toMatch(/^(word-)+word$/);
});
