import { expect, test } from 'vitest';
import { saysOnlyDates, startDatesBySize } from './start-dates.ts';

test('reads the days for small and micro enterprises, whether separate or combined', () => {
  expect(startDatesBySize('From 2026-10-01 (small 2027-01-01, micro 2027-04-01)')).toEqual({
    others: '2026-10-01',
    small: '2027-01-01',
    micro: '2027-04-01',
  });
  expect(startDatesBySize('From 2026-02-13 (micro and small 2026-08-13)')).toEqual({
    others: '2026-02-13',
    small: '2026-08-13',
    micro: '2026-08-13',
  });
});

test.each([null, 'From 2025-07-01', 'Suspended from 2026-04-10 to 2026-07-10', 'In force since earlier order'])(
  'reads no days by size in %j',
  (note) => expect(startDatesBySize(note)).toBeNull(),
);

test('recognises a note that says no more than the dates', () => {
  expect(saysOnlyDates('From 2025-07-01')).toBe(true);
  expect(saysOnlyDates('From 2026-02-13 (micro and small 2026-08-13)')).toBe(true);
  expect(saysOnlyDates('In force since earlier order')).toBe(true);
  expect(saysOnlyDates('Suspended from 2026-04-10 to 2026-07-10')).toBe(false);
  expect(saysOnlyDates(null)).toBe(false);
});
