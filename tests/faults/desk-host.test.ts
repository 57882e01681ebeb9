import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { ask, makeFolder, type Running, startServer, stopServer } from './run-server.ts';

let remove: () => Promise<void>;
let server: Running;

beforeAll(async () => {
  const made = await makeFolder();
  remove = made.remove;
  const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_host_${process.pid}`);
  const settings = { DATABASE_URL: url, DATA_DIR: made.folder, DESK_URL: 'https://desk.kasauti.example' };
  server = await startServer(settings);
});
afterAll(async () => {
  await stopServer(server);
  await remove();
});

const at = (host: string, path: string) => ask(server.port, path, { headers: { host, 'accept-encoding': 'br' } });

test('the host of the desk shows no page of the site from the cache either, nor its data or its script', async () => {
  const isCached = async () => (await at('kasauti.example', '/')).headers.get('x-request-id')?.startsWith('hit-');
  await expect.poll(isCached).toBe(true);
  for (const path of ['/', '/_.data', '/_start/', '/products', '/api/services', '/open-data', '/dev/outbox'])
    expect([path, (await at('desk.kasauti.example', path)).status]).toEqual([path, 404]);
  expect((await at('desk.kasauti.example', '/desk')).status).toBe(200);
  for (const path of ['/desk', '/desk/sign-in', '/api/desk/me', '/%64esk', '/api/%64esk/me'])
    expect([path, (await at('kasauti.example', path)).status]).toEqual([path, 404]);
});
