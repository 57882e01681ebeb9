import { expect } from 'vitest';
import type { RawAnswer } from './run-server.ts';

/** Traces of the server's internals, which no answer and no error message may show. */
export const inside = /node_modules|\.tsx?:\d|node:internal|\bat \w+ \(|select ["*]|\/work\/|\/tmp\//;

/** What every answer must have, whatever was requested. */
export function expectSafe({ headers, body }: RawAnswer) {
  expect(headers.get('x-request-id')).toMatch(/^[\w=-]{3,64}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('referrer-policy')).toBeTruthy();
  expect(body).not.toMatch(inside);
}
