import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { expectSafe, inside } from './expect-safe.ts';
import { ask, makeFolder, type RawAnswer, type Running, sendRaw, startServer, stopServer } from './run-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let remove: () => Promise<void>;
let server: Running;
let slow: Record<'headers' | 'body', Promise<RawAnswer>>;

beforeAll(async () => {
  const { folder, ...rest } = await makeFolder();
  remove = rest.remove;
  const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_requests_${process.pid}`);
  server = await startServer({ DATABASE_URL: url, DATA_DIR: folder, APP_SECRET: 'x'.repeat(32) }, 'scripts/start.ts');
  const head = 'POST /api/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';
  slow = {
    headers: sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 30_000),
    body: sendRaw(server.port, `${head}{`, 40_000, 4_000),
  };
});
afterAll(async () => {
  const ended = await stopServer(server);
  await remove();
  expect(ended).toMatchObject({ code: 0, errors: expect.not.stringMatching(inside) });
});
afterEach(() => {
  expect(server.process.exitCode).toBeNull();
});

async function get(target: string, headers?: Record<string, string>) {
  const answer = await ask(server.port, target, { headers });
  expectSafe(answer);
  return answer;
}

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

  test('a request with Authorization is neither answered from the cache nor cached', async () => {
    await get('/services/nowhere');
    expect((await get('/services/nowhere')).headers.get('x-request-id')).toMatch(/^hit-/);
    const mine = { authorization: 'Bearer abc' };
    expect((await get('/services/nowhere', mine)).headers.get('x-request-id')).not.toMatch(/^hit-/);
    await get('/services/nowhere-mine', mine);
    expect((await get('/services/nowhere-mine')).headers.get('x-request-id')).not.toMatch(/^hit-/);
  });
});

describe('methods and bodies', () => {
  test('a page is read with GET or HEAD', async () => {
    const head = await ask(server.port, '/services', { method: 'HEAD' });
    expectSafe(head);
    expect([head.status, head.body]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await ask(server.port, '/services', { method, headers: { 'content-length': '0' } });
      expectSafe(answer);
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  test('a malformed request is answered with 400', async () => {
    for (const bytes of [
      'hello\r\n\r\n',
      'FOO / HTTP/1.1\r\nHost: x\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01',
      'GET / HTTP/1.1\r\nContent-Length: abc\r\n\r\n',
    ]) {
      const answer = await sendRaw(server.port, bytes);
      expectSafe(answer);
      expect(answer.status).toBe(400);
    }
    await sendRaw(server.port, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  });

  test('a body on GET and an upgrade are ignored, and an unknown expectation is not an error', async () => {
    const headers = { 'content-length': '5' };
    expect((await ask(server.port, '/services', { headers, body: 'hello' })).status).toBe(200);
    expect((await ask(server.port, '/services/x', { headers: { 'content-length': '50' }, body: 'short' })).status).toBe(
      404,
    );
    expect((await get('/services', { connection: 'Upgrade, close', upgrade: 'websocket' })).status).toBe(200);
    expect((await get('/services', { expect: 'miracles' })).status).toBe(200);
  });

  test('callers that leave early do no harm', async () => {
    for (const bytes of [
      'GET /mandatory-products HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /api/services HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes, () => socket.resetAndDestroy()));
        socket.on('error', () => {}).on('close', () => resolve());
      });
    }
    expect((await get('/healthz')).status).toBe(200);
  });

  test('an unknown call is answered with 404 in JSON, and a body that is too large, too deep or too wide with 413', async () => {
    const post = async (body: string, type = 'application/json', path = '/api/nowhere') => {
      const headers = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
      const answer = await ask(server.port, path, { method: 'POST', headers, body });
      expectSafe(answer);
      expect(answer.headers.get('content-type')).toContain('application/json');
      return answer.status;
    };
    expect(await post('{}')).toBe(404);
    expect(await post('hello', 'text/plain')).toBe(404);
    const search = (body: string) => post(body, 'application/json', '/api/search');
    expect(await search(JSON.stringify({ query: 'a'.repeat(65 * 1024) }))).toBe(413);
    expect(await search('['.repeat(30_000))).toBe(413);
    const wide = Object.fromEntries(Array.from({ length: 501 }, (_, key) => [key, 1]));
    expect(await search(JSON.stringify(wide))).toBe(413);
    expect((await get('/api/nowhere')).body).toContain('{"message":"Not found."}');
  });

  test.each(['POST', 'PUT', 'DELETE'])(
    'a %s without a body or without its length is a call like any other',
    async (method) => {
      const bare = await ask(server.port, '/api/nowhere', { method });
      const chunked = await sendRaw(
        server.port,
        `${method} /api/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      );
      expect([bare.status, chunked.status]).toEqual([404, 404]);
    },
  );

  test('headers that do not end are cut off after 10 s', async () => {
    const answer = await slow.headers;
    expectSafe(answer);
    expect(answer.status).toBe(408);
  });

  test('a body that does not end is cut off after 20 s', async () => {
    const answer = await slow.body;
    expectSafe(answer);
    expect(answer.status).toBe(408);
  });
});
