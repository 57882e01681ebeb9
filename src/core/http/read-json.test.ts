import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const server = createServer(({ url }, response) => {
  if (url === '/none') response.writeHead(204).end();
  else if (url === '/page') response.end('<p>Away</p>');
  else response.writeHead(200, { 'content-length': '20' }).write('{"rows":');
  if (url === '/cut') setTimeout(() => response.destroy(), 50);
});
const get = (path: string, signal?: AbortSignal) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, signal ? { signal } : {});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

test.each(['/none', '/page'])('%s has no JSON', async (path) => {
  expect(await readJson(await get(path))).toBeUndefined();
});

test('an answer that is cut is none', async () => {
  await expect(readJson(await get('/cut'))).rejects.toThrow(TypeError);
});

test('an answer that is stopped after its head is none', async () => {
  const stop = new AbortController();
  const answer = readJson(await get('/slow', stop.signal));
  stop.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});
