import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indianZone } from '#core/time/indian-time.ts';
import type { Clock } from '../alert-settings.schema.ts';
import { windowsAt } from './windows-at.ts';

const keysAt = (moment: string) => windowsAt(new Date(moment)).map(({ key }) => key);
const openedAt = (moment: string, clock: Clock) =>
  windowsAt(new Date(moment), clock).map((window) => window.openedAt.toISOString().slice(0, 16));

test.each([
  // A Monday. 03:30 UTC is nine in India.
  ['2026-11-23T03:29:59Z', 'immediate:2026-11-23T03:20', 'daily:2026-11-22', 'weekly:2026-11-16'],
  ['2026-11-23T03:30:00Z', 'immediate:2026-11-23T03:30', 'daily:2026-11-23', 'weekly:2026-11-23'],
  // Still Sunday in London, and past midnight in India.
  ['2026-11-22T20:00:00Z', 'immediate:2026-11-22T20:00', 'daily:2026-11-22', 'weekly:2026-11-16'],
  ['2027-01-01T12:00:00Z', 'immediate:2027-01-01T12:00', 'daily:2027-01-01', 'weekly:2026-12-28'],
])('at %s', (moment, ...keys) => {
  expect(keysAt(moment)).toEqual(keys);
});

test('by the clock of a follower they open at the same hour before and after summer time', () => {
  const clock = { zone: 'Europe/Berlin', hour: 18, weekday: 7 };
  // Summer time begins on 28 March 2027, a Sunday, and ends on 31 October, a Sunday.
  expect(openedAt('2027-03-28T16:00:00Z', clock)).toEqual(['2027-03-28T16:00', '2027-03-28T16:00', '2027-03-28T16:00']);
  expect(openedAt('2027-03-28T15:59:59Z', clock).slice(1)).toEqual(['2027-03-27T17:00', '2027-03-21T17:00']);
  expect(openedAt('2027-10-31T17:00:00Z', clock).slice(1)).toEqual(['2027-10-31T17:00', '2027-10-31T17:00']);
  expect(openedAt('2027-10-31T16:59:59Z', clock).slice(1)).toEqual(['2027-10-30T16:00', '2027-10-24T16:00']);
  // An hour that summer time leaves out comes an hour later on that day.
  const early = { zone: 'Europe/Berlin', hour: 2, weekday: 1 };
  expect(openedAt('2027-03-28T01:00:00Z', early)[1]).toBe('2027-03-28T01:00');
  expect(openedAt('2027-03-28T00:59:59Z', early)[1]).toBe('2027-03-27T01:00');
});

test('a window has opened, is the same until the next one opens, and never goes back', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const clocks = fc.record({
    zone: fc.constantFrom(indianZone, 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati'),
    hour: fc.nat(23),
    weekday: fc.integer({ min: 1, max: 7 }),
  });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 20 * 86_400_000 }), clocks, (now, later, clock) => {
      const then = windowsAt(new Date(now.getTime() + later), clock);
      for (const [index, window] of windowsAt(now, clock).entries()) {
        expect(window.openedAt.getTime()).toBeLessThanOrEqual(now.getTime());
        const next = then[index];
        if (!next) return expect.unreachable();
        expect(next.openedAt.getTime()).toBeGreaterThanOrEqual(window.openedAt.getTime());
        expect(next.key >= window.key).toBe(true);
      }
    }),
  );
});
