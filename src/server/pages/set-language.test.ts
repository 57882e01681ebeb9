import { expect, test, vi } from 'vitest';
import { decideVisit } from './decide-visit.ts';
import { setLanguage } from './set-language.ts';

const app = setLanguage();
const choose = (code: string, to: string) => app.request(`/set-language/${code}?to=${encodeURIComponent(to)}`);

test.each([
  ['hi', '/services?page=2', '/hi/services?page=2'],
  ['hi', '/', '/hi'],
  ['ar', '/hi/blogs/x', '/ar/blogs/x'],
  ['en', '/hi/blogs', '/blogs'],
  ['en', '/ar', '/'],
  ['en', '/ar.data', '/'],
])('%s chosen on %s leads to %s', async (code, to, location) => {
  const answer = await choose(code, to);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(location);
  expect(answer.headers.get('set-cookie')).toContain(`locale=${code};`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/hi//evil.example', '/\t/evil.example', ''])(
  'the address %j of another site leads home',
  async (to) => {
    expect((await choose('en', to)).headers.get('location')).toBe('/');
  },
);

test('a language that is not ready cannot be chosen', async () => {
  const answer = await choose('xx', '/');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a site with https sends the choice over https only', async () => {
  expect((await choose('hi', '/')).headers.get('set-cookie')).not.toContain('Secure');
  vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
  expect((await choose('hi', '/')).headers.get('set-cookie')).toMatch(/^__Host-locale=hi;.*; Path=\/; Secure/);
  vi.unstubAllEnvs();
});

test('over https the choice is read from the cookie that no sibling host can set, before one of an earlier release', () => {
  const redirectOf = (cookie: string) => decideVisit({ target: '/services', cookie }, vi.fn()).redirect;
  expect(redirectOf('__Host-locale=hi')).toBe('/hi/services');
  expect(redirectOf('locale=ar; __Host-locale=hi')).toBe('/hi/services');
  expect(redirectOf('locale=ar')).toBe('/ar/services');
  expect(redirectOf('my__Host-locale=hi; mylocale=hi')).toBeUndefined();
});
