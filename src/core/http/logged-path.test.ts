import { expect, test } from 'vitest';
import { createLoggedPath } from './logged-path.ts';

const loggedPath = createLoggedPath(['/calls/:token', '/api/calls/:token/cancel', '/password-reset/:token']);

test.each([
  ['/calls/s3cret', '/calls/…'],
  ['/calls/s3cret.data', '/calls/…'],
  ['/hi/calls/s3cret/', '/hi/calls/…'],
  ['/CALLS/s3cret', '/CALLS/…'],
  ['/%63alls/s3cret', '/calls/…'],
  ['/api/calls/s3cret/cancel', '/api/calls/…'],
  ['/calls/%zz/s3cret', '/calls/…'],
  ['/services/bis', '/services/bis'],
  ['/a\u009b31m\u202eb\u2028', '/a%C2%9B31m%E2%80%AEb%E2%80%A8'],
  ['/\u009b/calls/s3cret', '/%C2%9B/calls/…'],
  ['/calls', '/calls'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test('a secret pattern without a fixed part is refused', () => {
  expect(() => createLoggedPath(['/:token'])).toThrow('fixed part');
});
