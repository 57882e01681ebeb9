import { describe, expect, test } from 'vitest';
import { isOutsideIndia, localTime, slotStart } from './slot-time.ts';

describe('slotStart', () => {
  test('reads the label as Indian time', () => {
    expect(slotStart('2026-01-14', '10:30 AM')?.toISOString()).toBe('2026-01-14T05:00:00.000Z');
    expect(slotStart('2026-01-14', '2:30 PM - 3:00 PM')?.toISOString()).toBe('2026-01-14T09:00:00.000Z');
    expect(slotStart('2026-01-14', '12:00 PM')?.toISOString()).toBe('2026-01-14T06:30:00.000Z');
  });

  test('returns null if the label names no time', () => {
    expect(slotStart('2026-01-14', 'Any time whole day')).toBeNull();
    expect(slotStart('', '10:30 AM')).toBeNull();
  });
});

describe('localTime', () => {
  const start = new Date('2026-01-14T05:00:00Z');

  test('shows the clock of the zone', () => {
    expect(localTime(start, '2026-01-14', 'en', 'Europe/Berlin')).toMatch(/^6:00\sAM$/);
  });

  test('names the weekday if it is a different day there', () => {
    expect(localTime(start, '2026-01-14', 'en', 'America/New_York')).toMatch(/^12:00\sAM$/);
    expect(localTime(start, '2026-01-14', 'en', 'America/Los_Angeles')).toMatch(/^Tue 9:00\sPM$/);
  });
});

describe('isOutsideIndia', () => {
  test('compares clocks, not names', () => {
    expect(isOutsideIndia('2026-01-14', 'Asia/Colombo')).toBe(false);
    expect(isOutsideIndia('2026-01-14', 'Europe/Berlin')).toBe(true);
    expect(isOutsideIndia('', 'Europe/Berlin')).toBe(false);
  });
});
