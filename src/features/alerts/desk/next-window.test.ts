import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualClock } from '../alert-settings.schema.ts';
import { frequencies } from '../alerts.schema.ts';
import { windowsAt } from '../digests/windows-at.ts';
import { nextWindow } from './next-window.ts';

const clocks = [usualClock, { zone: 'Europe/Berlin', hour: 2, weekday: 7 }];
const edges = ['2026-11-26T03:29:59Z', '2026-11-30T03:30:00Z', '2026-11-30T03:30:01Z', '2027-03-28T00:30:00Z'];
const moments = fc.oneof(
  fc.constantFrom(...edges).map((edge) => new Date(edge)),
  fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
);

test('what is published at a moment is told in the first window that opens then or later', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...frequencies), fc.constantFrom(...clocks), (moment, frequency, clock) => {
      const openedAt = (now: Date) => windowsAt(now, clock).find((window) => window.frequency === frequency)?.openedAt;
      const next = nextWindow(frequency, moment, clock);
      expect(openedAt(next)).toEqual(next);
      expect(next >= moment).toBe(true);
      const before = openedAt(new Date(next.getTime() - 1));
      expect(frequency === 'immediate' || (before && before < moment)).toBe(true);
    }),
  );
});
