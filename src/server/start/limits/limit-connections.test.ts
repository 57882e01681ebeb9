import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

const server = createServer((_request, response) => response.end('hello'));
limitConnections(server, { most: 5, isExempt: (address) => address === '127.0.0.9' });
const sockets: Socket[] = [];

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(resolve));
});

/** Opens a connection, asks for a page over it and leaves it open; returns whether there was an answer. */
async function open(localAddress: string): Promise<boolean> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.once('data', () => resolve(true));
    socket.on('error', () => {}).once('close', () => resolve(false));
  });
}

async function openMany(localAddress: string): Promise<number> {
  const answered = await Promise.all(Array.from({ length: 8 }, () => open(localAddress)));
  return answered.filter(Boolean).length;
}

test('one caller has so many connections and no more, and everybody else has their own', async () => {
  expect(await openMany('127.0.0.2')).toBe(5);
  expect(await open('127.0.0.2')).toBe(false);
  expect(await openMany('127.0.0.3')).toBe(5);
});

test('a proxy is not limited', async () => {
  expect(await openMany('127.0.0.9')).toBe(8);
});

test('a connection that closes makes room for another', async () => {
  expect(await openMany('127.0.0.4')).toBe(5);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => open('127.0.0.4')).toBe(true);
});
