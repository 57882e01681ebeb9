import { describe, expect, test } from 'vitest';
import { withServer } from './with-server.ts';

const server = withServer('addresses');
const { get } = server;

test.each(['/dev/ui', '/dev/outbox', '/dev/mails'])(
  'npm start serves no %s, not even to this machine',
  async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  },
);

describe('addresses', () => {
  test.each([
    '//',
    '//evil.example',
    '/services//',
    '/a//b?c=d',
    '/hi//services',
    '/en//evil.example',
    '//%5cevil.example/..',
  ])('repeated slashes lead to /404 and nothing else: %s', async (target) => {
    const { status, headers, body } = await get(target);
    expect([status, headers.get('location'), body]).toEqual([302, '/404', expect.stringMatching(/^0?\s*$/)]);
  });

  test('repeated slashes are allowed in a query value', async () => {
    expect((await get('/services?next=//evil.example')).status).toBe(200);
  });

  test.each([
    '/nowhere',
    '/services/nowhere',
    '/services/nowhere/nothing',
    '/xx/services',
    '/hi/nowhere',
    '/services/%00',
    '/services/%ff',
    '/%',
    '/%ED%A0%80',
    '/services/%ED%A0%80/x',
    '/hi/%ff',
    `/${'a'.repeat(8_000)}`,
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/storage/..%2F..%2Fpostgres.json',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/seals/%00.svg',
    '/og/%ff.png',
    '/og/%5cevil.example.png',
    '/dev/ui',
    '/%64ev/ui',
    '/hi/DEV/ui',
    '/nowhere.data',
    '/%ff.data',
    '/mandatory-products/nowhere',
    "/services/'%20or%201=1--",
    '/__manifest',
  ])('what does not exist is 404: %s', async (target) => {
    expect((await get(target)).status).toBe(404);
  });

  test.each([
    '?page=0',
    '?page=-1',
    '?page=99999999999999999999',
    '?page=%00',
    '?page=a&per_page=1e9',
    '?category=%00',
    '?unknown=1',
    '?page=1&page=2',
    '?%ff=%',
    '?q=%ED%A0%80',
  ])('a parameter that means nothing does no harm: /services%s', async (query) => {
    expect([200, 301, 302, 303, 308, 404]).toContain((await get(`/services${query}`)).status);
    expect([200, 301, 302, 303, 308, 404]).toContain((await get(`/${query}`)).status);
  });

  test.each(['/\\evil.example', '/en/\\evil.example', '*', 'nowhere'])(
    'what is no address is 400: %s',
    async (target) => {
      expect((await get(target)).status).toBe(400);
    },
  );

  test.each(['//[', '///', '//a:b/', '//?x', 'http://[', '/\\['])(
    'what is no address does no harm either when the visitor has chosen a language: %s',
    async (target) => {
      expect([302, 400]).toContain((await get(target, { cookie: 'locale=hi' })).status);
      expect((await get('/healthz')).status).toBe(200);
    },
  );

  test('English has no prefix, and its redirect never leads to another site', async () => {
    const to = async (target: string) => {
      const { status, headers } = await get(target);
      return [status, headers.get('location')];
    };
    expect(await to('/en')).toEqual([301, '/']);
    expect(await to('/en/services?page=2')).toEqual([301, '/services?page=2']);
    expect(await to('/en/%5Cevil.example')).toEqual([301, '/%5Cevil.example']);
    expect(await to('/en/..%2f/evil.example')).toEqual([301, '/..%2F/evil.example']);
    expect(await to('/en/%E0%A4%B9')).toEqual([301, '/%E0%A4%B9']);
  });

  test('the stored language redirects to its address, never to another site, and the redirect is not cached', async () => {
    for (const [target, location] of [
      ['/services?a=//b', '/hi/services?a=//b'],
      ['/%5Cevil.example', '/hi/%5Cevil.example'],
      ['/', '/hi'],
    ] as const) {
      const { status, headers } = await get(target, { cookie: 'locale=hi' });
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, location, 'no-store']);
    }
    for (const cookie of ['locale=//evil.example', 'locale=%ff%', 'locale=__proto__', 'locale=en']) {
      expect((await get('/services', { cookie })).status).toBe(200);
    }
  });
});
