import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { ask, makeFolder, type Running, startServer, stopServer } from './run-server.ts';

const megabyte = 1024 * 1024;
let server: Running;
let remove: () => Promise<void>;

beforeAll(async () => {
  const { folder, ...rest } = await makeFolder();
  remove = rest.remove;
  const stored = join(folder, 'files/public');
  await mkdir(join(stored, 'open-data/2026-01-01'), { recursive: true });
  await writeFile(join(stored, 'large.pdf'), Buffer.alloc(4 * megabyte, '%PDF-'));
  await writeFile(join(stored, 'script.js'), 'alert(1)');
  await writeFile(join(stored, 'open-data/2026-01-01/large.pdf'), '%PDF-');
  const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_unread_${process.pid}`);
  // The jobs draw files meanwhile, which is not what the memory below is spent on.
  server = await startServer({ DATABASE_URL: url, DATA_DIR: folder, RUN_JOBS: 'false' });
});
afterAll(async () => {
  await stopServer(server);
  await remove();
});

async function memoryInMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function openFiles(): Promise<number> {
  const folder = `/proc/${server.process.pid}/fd`;
  const paths = await Promise.all((await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')));
  return paths.filter((path) => path.endsWith('large.pdf')).length;
}

test('files whose readers take nothing cost little memory, and are closed with their connections', async () => {
  // What a process takes once, for its first requests and connections, is no part of what unread files cost.
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 40 }, () => ask(server.port, '/healthz')));
    await ask(server.port, '/storage/large.pdf');
  }
  const before = await memoryInMegabytes();
  const line = 'GET /storage/large.pdf HTTP/1.1\r\nHost: kasauti.example\r\n\r\n';
  const sockets = Array.from({ length: 200 }, () => connect(server.port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => {}).pause();
    socket.write(line.repeat(5));
  }
  let most = 0;
  for (let round = 0; round < 30; round += 1) {
    await wait(100);
    most = Math.max(most, await memoryInMegabytes());
  }
  expect(most - before).toBeLessThan(100);
  expect((await ask(server.port, '/healthz')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(openFiles).toBe(0);
  expect((await ask(server.port, '/storage/large.pdf')).status).toBe(200);
});

test('a stored file is sent whole or from where a reader has stopped', async () => {
  const whole = await fetch(`${server.url}/storage/large.pdf`);
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(4 * megabyte)]);
  expect((await whole.arrayBuffer()).byteLength).toBe(4 * megabyte);
  const part = await fetch(`${server.url}/storage/large.pdf`, { headers: { range: 'bytes=10-14' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 10-14/${4 * megabyte}`,
    '%PDF-',
  ]);
  expect(part.headers.get('content-security-policy')).toContain('sandbox');
});

test.each<[string, Record<string, string>]>([
  ['of a file that may have changed since', { range: 'bytes=10-14', 'if-range': '"an older one"' }],
  ['of which there are several', { range: 'bytes=0-1,10-14' }],
  ['in another unit', { range: 'lines=10-14' }],
  ['that is none', { range: 'bytes=a-b' }],
])('instead of a part %s, the whole file is sent', async (_, headers) => {
  const whole = await fetch(`${server.url}/storage/large.pdf`, { headers });
  expect([whole.status, whole.headers.get('content-range')]).toEqual([200, null]);
  expect((await whole.arrayBuffer()).byteLength).toBe(4 * megabyte);
});

test.each([
  '/storage/script.js',
  '/storage/open-data/2026-01-01/large.pdf',
  '/storage/nothing.pdf',
  '/storage/../x.pdf',
])('%s is not served as a stored file', async (path) => expect((await ask(server.port, path)).status).toBe(404));
