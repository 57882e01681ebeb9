import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitUnanswered } from './limit-unanswered.ts';

let started = 0;
let closed = 0;
const isRefused = limitUnanswered({ most: 12, isExempt: (address) => address === '127.0.0.1' });
const server = createServer((request, response) => {
  if (isRefused(request, response)) return;
  started += 1;
  response.once('close', () => {
    closed += 1;
  });
  // More than a socket takes while nobody reads it.
  if (request.url === '/large') response.end(Buffer.alloc(16 * 1024 * 1024));
  else setTimeout(() => response.end('hello'), 20);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const lastRequest = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const open = (localAddress = '127.0.0.1') =>
  connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });

test('a connection that sends hundreds of requests at once is closed, and few of them are started', async () => {
  started = 0;
  const socket = open();
  socket.on('error', () => {});
  socket.write(request.repeat(300));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(started).toBeLessThanOrEqual(5);
});

test('a few requests at once are answered, and any number one after another', async () => {
  const few = open();
  few.write(request.repeat(3) + lastRequest);
  expect((await text(few)).match(/hello/g)).toHaveLength(4);
  const patient = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  let answers = 0;
  patient.write(request);
  patient.on('data', () => {
    answers += 1;
    if (answers === 12) resolve();
    else patient.write(request);
  });
  await promise;
  patient.destroy();
  expect(answers).toBe(12);
});

test('a network that reads no answers has few of them open over all its connections, and their end is noticed', async () => {
  [started, closed] = [0, 0];
  const sockets = Array.from({ length: 10 }, () => open('127.0.0.2'));
  for (const socket of sockets) {
    socket.on('error', () => {}).pause();
    socket.write(request.replace('/', '/large').repeat(4));
  }
  await expect.poll(() => started).toBe(12);
  const other = open('127.0.0.3');
  other.write(lastRequest);
  expect(await text(other)).toContain('hello');
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => closed).toBe(13);
  const again = open('127.0.0.2');
  again.write(lastRequest);
  expect(await text(again)).toContain('hello');
});
