import { describe, expect, test } from 'vitest';
import { expectSafe } from './expect-safe.ts';
import { sendRaw } from './run-server.ts';
import { withServer } from './with-server.ts';

const server = withServer('headers');
const { get } = server;

describe('headers', () => {
  test('the host that a caller claims never appears on a page', async () => {
    const claims = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
    for (const target of [
      '/services',
      '/services?page=1',
      '/robots.txt',
      '/sitemap.xml',
      '/en',
      '//',
      'http://evil.example/',
    ]) {
      const { body, headers } = await get(target, claims);
      expect(`${body}${[...headers.values()]}`).not.toMatch(/evil\.example|gopher/);
    }
    expect((await get('/services')).body).toContain('<link rel="canonical" href="https://kasauti.example/services"');
  });

  test('an invalid host is refused or ignored', async () => {
    for (const host of ['a b', 'a<b>/', '', 'x:99999', '[::1', 'é']) {
      expect([200, 400, 404]).toContain((await get('/nowhere-else', { host })).status);
    }
    const none = await sendRaw(server.port, 'GET /never-asked HTTP/1.1\r\nConnection: close\r\n\r\n');
    expectSafe(none);
    expect(none.status).toBe(400);
  });

  test('headers of 20 KB are refused', async () => {
    expect((await get('/', { 'x-large': 'a'.repeat(20_000) })).status).toBe(431);
  });

  test('an answer that the caller already has is not sent again', async () => {
    const { headers } = await get('/services', { 'accept-encoding': 'br' });
    const etag = headers.get('etag') ?? '';
    const again = await get('/services', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/services', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', null],
    ['identity', null],
    ['', null],
    ['br;q=0,gzip;q=0.0', null],
    ['snappy', null],
    [';;,=q', null],
  ])('encodings: %s → %s', async (accepted, encoding) => {
    const { status, headers } = await get('/services', { 'accept-encoding': accepted });
    expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
  });

  test('a page is the same for everybody, so Authorization changes nothing', async () => {
    const brotli = { 'accept-encoding': 'br' };
    const served = async () =>
      (await get('/services', { ...brotli, authorization: 'Bearer abc' })).headers.get('x-request-id');
    await get('/services', brotli);
    // A page is kept for all after its first answer, once nothing is being written.
    await expect.poll(served, { timeout: 60_000 }).toMatch(/^hit-/);
  });
});
