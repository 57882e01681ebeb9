import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { indianMinute, indianMoment } from '#core/time/indian-time.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';
import type { AppointmentRules } from './office-day.ts';
import { freeSlots, isWindowOpen, labelOf, readSlotLabel, slotsOf } from './slots.ts';
import { timeWindows } from './time-windows.ts';

const rules: AppointmentRules = {
  windows: [
    { opens: '10:00', closes: '13:30' },
    { opens: '14:30', closes: '18:00' },
  ],
  slot_minutes: 30,
  minimum_notice_hours: 4,
  daily_cap: 12,
  horizon_days: 90,
  holidays: new Set(['2026-01-26']),
};
const none = { count: 0, starts: new Set<number>() };
const monday = new Date('2026-01-12T03:00:00Z');
const labels = (day: string, now = monday, taken: { count: number; starts: Set<number> } = none) =>
  freeSlots(day, now, rules, taken).map(({ label }) => label);

const days = fc.integer({ min: -30, max: 400 }).map((offset) => addDays('2026-01-01', offset));
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });

describe('slots', () => {
  test('a working day has fourteen half hours in its two windows', () => {
    const all = labels('2026-01-14');
    expect(all).toHaveLength(14);
    expect(all.slice(0, 2)).toEqual(['10:00 AM', '10:30 AM']);
    expect(all.slice(6, 8)).toEqual(['1:00 PM', '2:30 PM']);
    expect(all.at(-1)).toBe('5:30 PM');
  });

  test('there are none at weekends, on holidays, yesterday or beyond the horizon', () => {
    for (const day of ['2026-01-17', '2026-01-18', '2026-01-26', '2026-01-11', '2026-01-09', '2026-04-13']) {
      expect(labels(day), day).toEqual([]);
    }
    expect(labels('2026-04-10')).toHaveLength(14);
  });

  test('today they begin after the notice: at 9:00 the first one is at 1:00 PM', () => {
    expect(labels('2026-01-12', new Date('2026-01-12T03:30:00Z'))[0]).toBe('1:00 PM');
    expect(labels('2026-01-12', new Date('2026-01-12T09:00:01Z'))).toEqual([]);
  });

  test('the day is the day in India, whatever the date elsewhere', () => {
    const lateSunday = new Date('2026-01-11T19:00:00Z');
    expect(todayInIndia(lateSunday)).toBe('2026-01-12');
    expect(labels('2026-01-12', lateSunday)).toHaveLength(14);
  });

  test('a slot that is taken is left out, and a full day has none', () => {
    const taken = new Set([new Date('2026-01-14T05:00:00Z').getTime()]);
    expect(labels('2026-01-14', monday, { count: 1, starts: taken })).not.toContain('10:30 AM');
    expect(labels('2026-01-14', monday, { count: 12, starts: taken })).toEqual([]);
  });

  test('on any day and at any moment they are on a working day, in time, in a window and apart from each other', () => {
    fc.assert(
      fc.property(days, moments, fc.integer({ min: 5, max: 120 }), (day, now, slot_minutes) => {
        const slots = freeSlots(day, now, { ...rules, slot_minutes }, none);
        for (const [index, { start, end, label }] of slots.entries()) {
          expect(isWorkingDay(day, rules)).toBe(true);
          expect(todayInIndia(start)).toBe(day);
          expect(start.getTime() - now.getTime()).toBeGreaterThanOrEqual(4 * 3_600_000);
          expect(end.getTime() - start.getTime()).toBe(slot_minutes * 60_000);
          expect(start.getTime()).toBeGreaterThanOrEqual(slots[index - 1]?.end.getTime() ?? 0);
          const minute = indianMinute(start);
          const inWindow =
            (minute >= 600 && minute + slot_minutes <= 810) || (minute >= 870 && minute + slot_minutes <= 1_080);
          expect(inWindow).toBe(true);
          expect(readSlotLabel(label)).toBe(label);
        }
      }),
    );
  });

  test('every label can be read back as its moment', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const { label, start } of slotsOf(day, rules)) expect(labelOf(start)).toBe(label);
      }),
    );
  });
});

describe('windows', () => {
  const [whole, , first, second] = timeWindows;
  test('a window is closed when no whole slot of it is left after the notice', () => {
    const at = (time: string) => indianMoment('2026-01-14', time);
    expect(isWindowOpen('2026-01-14', first, at('09:00'), rules, 0)).toBe(true);
    expect(isWindowOpen('2026-01-14', first, at('09:01'), rules, 0)).toBe(false);
    expect(isWindowOpen('2026-01-14', second, at('13:30'), rules, 0)).toBe(true);
    expect(isWindowOpen('2026-01-14', whole, at('13:31'), rules, 0)).toBe(false);
    expect(isWindowOpen('2026-01-17', whole, at('09:00'), rules, 0)).toBe(false);
    expect(isWindowOpen('2026-01-14', whole, at('09:00'), rules, 12)).toBe(false);
  });
});

test('slot labels are read as people write them', () => {
  expect(readSlotLabel('10:30 AM')).toBe('10:30 AM');
  expect(readSlotLabel(' 2:30 pm ')).toBe('2:30 PM');
  expect(readSlotLabel('02:30PM - 03:00PM')).toBe('2:30 PM');
  for (const text of ['', 'noon', '14:30', '10:30', '10:30 AM; drop table']) expect(readSlotLabel(text)).toBeNull();
});
