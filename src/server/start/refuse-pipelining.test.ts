import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusePipelining } from './refuse-pipelining.ts';

let started = 0;
const server = createServer((request, response) => {
  if (refusePipelining(request, response)) return;
  started += 1;
  setTimeout(() => response.end('hello'), 20);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const lastRequest = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

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
