import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowsAt } from './windows-at.ts';

const keysAt = (moment: string) => windowsAt(new Date(moment)).map(({ key }) => key);

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

test('a window has opened, is the same until the next one opens, and never goes back', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 20 * 86_400_000 }), (now, later) => {
      const then = windowsAt(new Date(now.getTime() + later));
      for (const [index, window] of windowsAt(now).entries()) {
        expect(window.openedAt.getTime()).toBeLessThanOrEqual(now.getTime());
        const next = then[index];
        if (!next) return expect.unreachable();
        expect(next.openedAt.getTime()).toBeGreaterThanOrEqual(window.openedAt.getTime());
        expect(next.key >= window.key).toBe(true);
      }
    }),
  );
});
