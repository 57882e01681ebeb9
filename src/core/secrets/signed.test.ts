import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readSigned, sign } from './signed.server.ts';

const shape = z.object({ id: z.number() });
beforeEach(() => {
  vi.stubEnv('APP_SECRET', 'a secret that only the tests know, long enough');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('returns what was signed until it expires', () => {
  vi.useFakeTimers();
  const signed = sign('call', { id: 7 }, 60);
  expect(readSigned('call', signed, shape)).toEqual({ id: 7 });
  vi.advanceTimersByTime(59_000);
  expect(readSigned('call', signed, shape)).toEqual({ id: 7 });
  vi.advanceTimersByTime(3_000);
  expect(readSigned('call', signed, shape)).toBeNull();
});

test('refuses another use, another shape and any changed letter', () => {
  const signed = sign('call', { id: 7 }, 60);
  expect(readSigned('file', signed, shape)).toBeNull();
  expect(readSigned('call', signed, z.object({ name: z.string() }))).toBeNull();
  for (let at = 0; at < signed.length; at += 1) {
    const changed = signed.slice(0, at) + (signed[at] === 'A' ? 'B' : 'A') + signed.slice(at + 1);
    expect(readSigned('call', changed, shape), `letter ${at}`).toBeNull();
  }
  for (const forged of ['', '.', 'a.b', `${signed}.`, `${signed}A`, signed.split('.')[0] ?? '']) {
    expect(readSigned('call', forged, shape)).toBeNull();
  }
});
