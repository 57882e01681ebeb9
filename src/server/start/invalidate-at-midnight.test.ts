import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invalidateAtMidnight } from './invalidate-at-midnight.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['forward over midnight', '2026-11-21T20:00:00Z'],
  ['back over midnight', '2026-11-20T12:00:00Z'],
])('so it does within a minute after the clock was set %s', (_, set) => {
  vi.setSystemTime('2026-11-21T12:00:00Z');
  const invalidate = vi.fn();
  const stop = invalidateAtMidnight(invalidate);
  vi.advanceTimersByTime(60_000);
  expect(invalidate).not.toHaveBeenCalled();
  vi.setSystemTime(set);
  vi.advanceTimersByTime(60_000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  stop();
});

test('the cache becomes stale at Indian midnight, not at midnight UTC', () => {
  vi.setSystemTime('2026-11-21T18:29:00Z');
  const invalidate = vi.fn();
  const stop = invalidateAtMidnight(invalidate);
  vi.advanceTimersByTime(59_000);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(invalidate).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(48 * 60 * 60 * 1000);
  expect(invalidate).toHaveBeenCalledTimes(2);
});
