import { expect, test } from 'vitest';
import { calendarWeeks, workingDays } from './calendar-month.ts';
import type { Holiday } from './holidays.schema.ts';

const holiday = (date: string, type: Holiday['type']) => ({ id: 1, date, title: 'A day', type, isTentative: false });

test('a month begins under its weekday, counted from Sunday, and fills whole weeks', () => {
  // 1 August 2026 is a Saturday.
  const weeks = calendarWeeks(2026, 8, []);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.map((day) => day?.date ?? null)).toEqual([null, null, null, null, null, null, '2026-08-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('February 2026 fills four weeks exactly, and 2028 has a leap day', () => {
  expect(calendarWeeks(2026, 2, [])).toHaveLength(4);
  expect(calendarWeeks(2028, 2, []).flat().filter(Boolean)).toHaveLength(29);
});

test('a gazetted holiday comes before a restricted one, and both before the weekend', () => {
  const holidays = [
    holiday('2026-08-15', 'Restricted'),
    holiday('2026-08-15', 'Gazetted'),
    holiday('2026-08-16', 'Restricted'),
  ];
  const days = calendarWeeks(2026, 8, holidays).flat();
  const kindOf = (date: string) => days.find((day) => day?.date === date)?.kind;
  const dates = ['2026-08-15', '2026-08-16', '2026-08-22', '2026-08-23', '2026-08-24'];
  expect(dates.map(kindOf)).toEqual(['gazetted', 'restricted', 'saturday', 'sunday', 'weekday']);
});

test('working days leave out weekends and gazetted holidays, but not restricted ones', () => {
  expect(workingDays(2026, 8, [])).toBe(21);
  const holidays = [holiday('2026-08-26', 'Gazetted'), holiday('2026-08-28', 'Restricted')];
  expect(workingDays(2026, 8, holidays)).toBe(20);
  expect(workingDays(2026, 8, [holiday('2026-08-15', 'Gazetted')])).toBe(21);
});
