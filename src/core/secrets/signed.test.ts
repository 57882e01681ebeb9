import { createHmac, hkdfSync } from 'node:crypto';
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
  for (const forged of [
    '',
    '.',
    'a.b',
    `${signed}.`,
    `${signed}A`,
    signed.split('.')[0] ?? '',
    '...',
    '..AAAAAAAAAAAAAAAAAAAAAA',
  ]) {
    expect(readSigned('call', forged, shape)).toBeNull();
  }
});

test('says nothing of the value to whoever reads it, and never the same twice', () => {
  const [one, other] = [sign('call', { id: 7 }, 60), sign('call', { id: 7 }, 60)];
  expect(one).not.toBe(other);
  for (const part of one.split('.')) expect(Buffer.from(part, 'base64url').toString('latin1')).not.toMatch(/id|until/);
});

test('accepts what was signed readably, and with the secret before a rotation, and signs with the new one', () => {
  const use = 'rotation';
  const other = 'another secret that only the tests know of';
  const text = Buffer.from(JSON.stringify({ until: Math.floor(Date.now() / 1_000) + 60, value: { id: 7 } }));
  const key = hkdfSync('sha256', other, 'kasauti', `signed:${use}`, 32);
  const body = text.toString('base64url');
  const former = `${body}.${createHmac('sha256', Buffer.from(key)).update(body).digest('base64url')}`;
  expect(readSigned(use, former, shape)).toBeNull();
  vi.stubEnv('APP_SECRET_BEFORE', other);
  expect(readSigned(use, former, shape)).toEqual({ id: 7 });
  const signed = sign(use, { id: 8 }, 60);
  vi.stubEnv('APP_SECRET_BEFORE', undefined);
  expect(readSigned(use, signed, shape)).toEqual({ id: 8 });
});
