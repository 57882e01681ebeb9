import { expect, test } from 'vitest';
import { formatClock, formatMoment } from './format-moment.ts';

const afternoon = '2026-11-23T09:30:00Z';

test('the clock has twelve or twenty-four hours, as readers of the language are used to', () => {
  const clocks = ['en', 'hi', 'de', 'fr', 'ja'].map((language) => formatClock(afternoon, language));
  expect(clocks).toEqual(['3:00 pm', '3:00 pm', '15:00', '15:00', '15:00']);
});

test('a moment names its zone', () => {
  expect(formatMoment(afternoon, 'de', 'Europe/Paris')).toBe('23. November 2026, 10:30 (Europe/Paris)');
});
