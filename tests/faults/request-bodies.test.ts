import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectSafe } from './expect-safe.ts';
import { ask, type RawAnswer, sendRaw } from './run-server.ts';
import { withServer } from './with-server.ts';

const server = withServer('bodies');
const { get } = server;

let slow: Record<'headers' | 'body', Promise<RawAnswer>>;
beforeAll(() => {
  const head = 'POST /api/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';
  slow = {
    headers: sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 30_000),
    body: sendRaw(server.port, `${head}{`, 40_000, 4_000),
  };
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

  test('a file without a file name in a form that arrives slowly does not end the process', async () => {
    const part = 'Content-Disposition: form-data; name="pdf"\r\nContent-Type: application/octet-stream\r\n\r\nhello';
    const head =
      'POST /api/sendnewsletter HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\nContent-Type: multipart/form-data; boundary=B';
    const unfinished = sendRaw(server.port, `${head}\r\n\r\n--B\r\n${part}\r\n--B\r\n`, 1_000);
    await expect(unfinished).rejects.toThrow('no answer');
    expect((await get('/healthz')).status).toBe(200);
  });

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
