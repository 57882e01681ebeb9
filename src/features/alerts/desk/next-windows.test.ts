import { expect, test } from 'vitest';
import { windowsAt } from '../digests/windows-at.ts';
import { nextWindows } from './next-windows.ts';

test.each(['2026-11-26T03:29:59Z', '2026-11-26T03:30:00Z', '2026-11-30T03:30:01Z', '2026-11-29T20:00:00Z'])(
  'what is published at %s is told in the first window that opens then or later',
  (at) => {
    const moment = new Date(at);
    for (const { frequency, next } of nextWindows(moment)) {
      const openedAt = (now: Date) => windowsAt(now).find((window) => window.frequency === frequency)?.openedAt;
      expect(openedAt(next)).toEqual(next);
      expect(next >= moment).toBe(true);
      const before = openedAt(new Date(next.getTime() - 1));
      expect(frequency === 'immediate' || (before && before < moment)).toBe(true);
    }
  },
);
