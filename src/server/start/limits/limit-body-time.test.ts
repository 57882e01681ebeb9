import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#core/env.ts';
import { listUploadCalls } from '#server/calls/serve-door.ts';
import { listDoors } from '#server/list-doors.ts';
import { refuse } from '../refuse-broken.ts';
import { limitBodyTime } from './limit-body-time.ts';

const server = createServer((request, response) => {
  limitBodyTime(request, response, () => refuse(request.socket, 408, {}), new Set(['POST /upload']), 300);
  text(request).then(
    (body) => response.end(`got ${body}`),
    () => {},
  );
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a body in two halves with a pause between them, and returns everything that came back. */
async function sendSlowly(type: string, pause: number, path = '/'): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\nab`,
  );
  const rest = setTimeout(() => socket.write('cd'), pause);
  socket.once('close', () => clearTimeout(rest));
  return text(socket);
}

test('a slow body is cut off, a slow upload is not, and only a call that takes files has uploads', async () => {
  const [slow, quick, upload, pretended] = await Promise.all([
    sendSlowly('application/json', 5_000),
    sendSlowly('application/json', 30),
    sendSlowly('multipart/form-data; boundary=x', 700, '/upload?x=1'),
    sendSlowly('multipart/form-data; boundary=x', 5_000),
  ]);
  expect(slow).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow).not.toContain('got');
  expect(quick).toContain('got abcd');
  expect(upload).toContain('got abcd');
  expect(pretended).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['POST /api/sendnewsletter', true],
  ['POST /api/desk/media/7/replace', true],
  ['GET /api/desk/media/7/replace', false],
  ['PUT /api/desk/media/7', false],
])('%s takes files: %s', (call, takesFiles) => {
  expect(listUploadCalls(listDoors(readEnv({}))).has(call)).toBe(takesFiles);
});
