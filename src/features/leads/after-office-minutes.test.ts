import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indianDay, indianMinute, indianMoment } from '#core/time/indian-time.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';
import { afterOfficeMinutes, type OfficeHours } from './after-office-minutes.ts';

const office: OfficeHours = { opens: '10:00', closes: '19:00', holidays: new Set(['2026-01-26']) };
const day = 540;
const at = (date: string, time: string) => indianMoment(date, time);
const due = (date: string, time: string, minutes: number, hours = office) =>
  afterOfficeMinutes(at(date, time), minutes, hours).toISOString();

const hours: fc.Arbitrary<OfficeHours> = fc.record({
  opens: fc.constantFrom('00:00', '09:30', '10:00'),
  closes: fc.constantFrom('13:00', '19:00', '23:59'),
  holidays: fc
    .uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 12 })
    .map((days) => new Set(days.map((date) => `2026-01-${String(date).padStart(2, '0')}`))),
});
/** On a whole minute. */
const moment = fc
  .integer({ min: 0, max: 52 * 1_440 })
  .map((later) => new Date(Date.parse('2025-12-20T00:00:00Z') + later * 60_000));
const minutes = fc.integer({ min: 0, max: 5 * day });

/** Counted minute by minute, as somebody at the door would. */
function countOpenMinutes(from: Date, to: Date, { opens, closes, ...calendar }: OfficeHours): number {
  let open = 0;
  for (let time = from.getTime(); time < to.getTime(); time += 60_000) {
    const now = new Date(time);
    const clock = new Date(time + 330 * 60_000).toISOString().slice(11, 16);
    if (isWorkingDay(indianDay(now), calendar) && clock >= opens && clock < closes) open += 1;
  }
  return open;
}

describe('the office clock', () => {
  test.each([
    ['in office hours, it runs to the same time of the next working day', '2026-01-14', '11:30', '2026-01-15', '11:30'],
    ['over a weekend it stands still', '2026-01-16', '18:00', '2026-01-19', '18:00'],
    ['on a Saturday it waits for Monday, and ends with that day', '2026-01-17', '12:00', '2026-01-19', '19:00'],
    ['over a weekend with a holiday it waits for Tuesday', '2026-01-23', '16:00', '2026-01-27', '16:00'],
    ['before the office opens, the period ends when it closes', '2026-01-14', '07:00', '2026-01-14', '19:00'],
    ['after it has closed, it ends with the next day', '2026-01-14', '22:00', '2026-01-15', '19:00'],
  ])('%s', (_, from, time, to, end) => {
    expect(due(from, time, day)).toBe(at(to, end).toISOString());
  });

  test('settings without hours, or a year of holidays, still give a moment', () => {
    expect(due('2026-01-14', '11:00', 60, { ...office, closes: '10:00' })).toBe(
      at('2026-01-14', '12:00').toISOString(),
    );
    const dates = Array.from({ length: 400 }, (_, index) =>
      new Date(Date.UTC(2026, 0, index)).toISOString().slice(0, 10),
    );
    expect(due('2026-01-14', '11:00', 60, { ...office, holidays: new Set(dates) })).toBe(
      at('2026-01-14', '12:00').toISOString(),
    );
  });

  test('as many minutes pass in the office as were asked for', () => {
    fc.assert(
      fc.property(moment, minutes, hours, (from, asked, when) => {
        expect(countOpenMinutes(from, afterOfficeMinutes(from, asked, when), when)).toBe(asked);
      }),
    );
  });

  test('it ends while the office is open, and never on a day off', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 5 * day }), (from, asked) => {
        const end = afterOfficeMinutes(from, asked, office);
        const weekday = new Date(end.getTime() + 330 * 60_000).getUTCDay();
        expect([0, 6]).not.toContain(weekday);
        expect(indianMinute(end)).toBeGreaterThanOrEqual(600);
        expect(indianMinute(end)).toBeLessThanOrEqual(1_140);
      }),
    );
  });

  test('two periods one after the other are one period, and who comes later is never due earlier', () => {
    fc.assert(
      fc.property(moment, minutes, fc.integer({ min: 1, max: day }), hours, (from, first, second, when) => {
        const inSteps = afterOfficeMinutes(afterOfficeMinutes(from, first, when), second, when);
        expect(inSteps).toEqual(afterOfficeMinutes(from, first + second, when));
        const later = new Date(from.getTime() + second * 60_000);
        expect(afterOfficeMinutes(later, first, when) >= afterOfficeMinutes(from, first, when)).toBe(true);
      }),
    );
  });
});
