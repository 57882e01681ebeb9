import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { expectSafe } from './expect-safe.ts';
import { type RawAnswer, readAnswer } from './run-server.ts';
import { withServer } from './with-server.ts';

const server = withServer('unread');
const piece = 64 * 1024;

type Sent = { answer: RawAnswer; errors: string[]; written: number; writtenBefore: number };
type Body = { type: string; start?: string; length: number; isChunked?: boolean; from?: string };

/** Writes a body in pieces with pauses between them, as over a slow line, whatever has been answered in the meantime. */
async function sendSlowly(path: string, body: Body): Promise<Sent> {
  const { type, start = '', length, isChunked = false, from = '127.0.0.1' } = body;
  const errors: string[] = [];
  let answer = '';
  let writtenBefore = 0;
  let written = 0;
  const to = { port: server.port, host: '127.0.0.1' };
  const socket = connect({ ...to, localAddress: from, allowHalfOpen: true }).setEncoding('latin1');
  socket.on('error', (error: NodeJS.ErrnoException) => errors.push(String(error.code)));
  socket.on('data', (chunk) => {
    writtenBefore ||= written;
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.on('end', resolve).on('close', resolve));
  const framing = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`);
  while (written < length && socket.writable) {
    const part = (written ? '' : start).padEnd(Math.min(piece, length - written), 'x');
    socket.write(isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part);
    written += part.length;
    await wait(10);
  }
  if (isChunked && socket.writable) socket.write('0\r\n\r\n');
  await closed;
  socket.destroy();
  return { answer: readAnswer(answer), errors, written, writtenBefore };
}

const json = 'application/json';
const form = 'multipart/form-data; boundary=edge';
const fileStart =
  '--edge\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-';
const manyFields = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(40);
const big = 2 * 1024 * 1024;

test.each<[string, number, string, Body]>([
  ['JSON that is too long', 413, '/api/search', { type: json, length: big }],
  ['chunked JSON that is too long', 413, '/api/search', { type: json, length: big, isChunked: true }],
  ['a call that does not exist', 404, '/api/nowhere', { type: json, length: big }],
  ['a page', 405, '/services', { type: json, length: big }],
  ['the wrong type for a call', 415, '/api/search', { type: 'text/plain', length: 64_000 }],
  ['the wrong type for an upload', 415, '/api/sendnewsletter', { type: json, length: big }],
  ['a form with too many fields', 413, '/api/sendnewsletter', { type: form, start: manyFields, length: big }],
  ['a file that is too large', 413, '/api/sendnewsletter', { type: form, start: fileStart, length: 14 * 1024 * 1024 }],
])('a sender of %s receives the %i although still writing', async (_what, status, path, body) => {
  const { answer, errors, written } = await sendSlowly(path, body);
  expectSafe(answer);
  expect([answer.status, errors, written]).toEqual([status, [], body.length]);
  expect(answer.body.length).toBe(Number(answer.headers.get('content-length')));
  if (body.length > piece) expect(answer.headers.get('connection')).toBe('close');
});

test('the answer does not wait for the rest of the body', async () => {
  const { answer, written, writtenBefore } = await sendSlowly('/api/nowhere', { type: json, length: big });
  expect([answer.status, written]).toEqual([404, big]);
  expect(writtenBefore).toBeLessThan(big);
});

test('a sender who does not stop is cut off after 16 MB', async () => {
  const { answer, written } = await sendSlowly('/api/nowhere', { type: json, length: 40 * 1024 * 1024 });
  expect(answer.status).toBe(404);
  expect(written).toBeLessThan(24 * 1024 * 1024);
});

/** A client that reuses its one connection when the answer allows it. Each has an address of its own, and so its own limits. */
function openClient(localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  onTestFinished(() => agent.destroy());
  return (path: string, body: string) => post(agent, path, body);
}

function post(agent: Agent, path: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': json, 'content-length': Buffer.byteLength(body) };
    const sending = request({ port: server.port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (answer) =>
      answer.resume().on('end', () => resolve(answer)),
    );
    // The head leaves before the body, as in most clients.
    sending.on('error', reject).flushHeaders();
    setTimeout(() => sending.end(body), 5);
  });
}

test('a connection that was not closed takes the next request, whatever became of the body before', async () => {
  const send = openClient('127.0.0.2');
  const statuses = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const path = ['/api/nowhere', '/api/search', '/services'][turn % 3] ?? '';
    statuses.push((await send(path, JSON.stringify({ query: 'lamp'.repeat(10 ** (turn % 6)) }))).statusCode);
  }
  expect(statuses.filter((status) => ![200, 404, 405, 413, 422, 429].includes(Number(status)))).toEqual([]);
});

test('a sender of a file over the limit of posts receives the 429 although still writing', async () => {
  const from = '127.0.0.3';
  const send = openClient(from);
  for (let turn = 0; turn < 30; turn += 1) await send('/api/sendnewsletter', '{}');
  const { answer, errors } = await sendSlowly('/api/sendnewsletter', {
    type: form,
    start: fileStart,
    length: big,
    from,
  });
  expect([answer.status, answer.headers.get('connection'), errors]).toEqual([429, 'close', []]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a request whose body was read leaves the connection open', async () => {
  const answer = await openClient('127.0.0.4')('/api/client/login', '{}');
  expect([answer.statusCode, answer.headers.connection]).toEqual([422, 'keep-alive']);
});
