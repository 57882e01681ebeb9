import { expect, test } from 'vitest';
import { asciiDigits } from './digits.ts';

test('digits of other scripts become 0 to 9, and everything else stays', () => {
  expect(asciiDigits('٠٤٢٩١٧')).toBe('042917');
  expect(asciiDigits('९८ ७६')).toBe('98 76');
  expect(asciiDigits('+91 98-१ ext. a')).toBe('+91 98-1 ext. a');
});
