import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresProcesses, signalAll } from './postgres-processes.ts';
import { makeFolder, promised, type Running, runToEnd, startServer, stopServer } from './run-server.ts';

let folder: string;
let remove: () => Promise<void>;
let server: Running;

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  server = await startServer({ DATA_DIR: folder, SEED: 'demo' });
});
afterAll(async () => {
  await stopServer(server);
  await remove();
});

const postmaster = async () => Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

async function connectToCluster() {
  const { port, password } = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/kasauti`);
  await client.connect();
  return client;
}

const statusOf = (path: string) => fetch(server.url + path).then((answer) => answer.status);

test('an empty database is filled with the demo site, and the added rows are counted', async () => {
  expect(server.output()).toMatch(/"added":\{.*"services":\d{2}.*the demo site is in the database/);
  expect(await statusOf('/api/services')).toBe(200);
});

test('its PostgreSQL listens only on this machine and in its own folder, and only accepts the password', async () => {
  const client = await connectToCluster();
  const { rows: settings } = await client.query(
    "select setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories') order by name",
  );
  const { rows: ways } = await client.query('select distinct auth_method from pg_hba_file_rules');
  expect(settings).toEqual([{ setting: '127.0.0.1' }, { setting: '.' }]);
  expect(ways).toEqual([{ auth_method: 'scram-sha-256' }]);
  expect((await stat(join(folder, 'postgres'))).mode & 0o777).toBe(0o700);
  const stranger = new pg.Client({ host: '127.0.0.1', port: client.port, user: 'postgres', password: 'postgres' });
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
  await client.end();
});

test('the site reaches it through that folder, as a role that can neither run programs nor read files', async () => {
  const client = await connectToCluster();
  const { rows: connections } = await client.query(
    "select distinct usename, client_addr from pg_stat_activity where application_name ~ '^kasauti'",
  );
  expect(connections).toEqual([{ usename: 'kasauti', client_addr: null }]);
  await client.query('set role kasauti');
  for (const attempt of [
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    'create role more',
  ]) {
    await expect(client.query(attempt), attempt).rejects.toMatchObject({ code: '42501' });
  }
  await client.end();
});

test('the log of PostgreSQL contains no failed statement, and begins anew after a week', async () => {
  const client = await connectToCluster();
  const { rows } = await client.query(`select setting from pg_settings
    where name in ('logging_collector', 'log_filename', 'log_rotation_age', 'log_truncate_on_rotation') order by name`);
  expect(rows.map(({ setting }) => setting)).toEqual(['postgresql-%a.log', '1440', 'on', 'on']);
  await expect(client.query('select secret_of_a_client')).rejects.toMatchObject({ code: '42703' });
  await client.end();
  const logs = await readdir(join(folder, 'postgres/log'));
  expect(logs).not.toEqual([]);
  for (const log of logs) expect(await readFile(join(folder, 'postgres/log', log), 'utf8')).not.toContain('secret_of');
});

test('nobody who listens on its port while it lies still is told the password', async () => {
  await stopServer(server);
  const { port } = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
  let received = '';
  // Asks everybody for the password in clear text.
  const impostor = createServer((socket) => {
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        received += bytes.toString('latin1');
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      });
  });
  await new Promise<void>((resolve) => impostor.listen(port, '127.0.0.1', resolve));
  server = await startServer({ DATA_DIR: folder, SEED: 'demo' });
  expect(await statusOf('/api/services')).toBe(200);
  expect(received).toBe('');
  await new Promise((resolve) => impostor.close(resolve));
});

test('a second server on the same data folder gives up, and the first continues', async () => {
  const { code, errors } = await runToEnd({ DATA_DIR: folder });
  expect(errors).toBe('Another Kasauti serves from this data folder: stop it, or set DATA_DIR\n');
  expect(code).toBe(1);
  expect(await statusOf('/readyz')).toBe(200);
});

test('of two servers that start at once on a new data folder, one serves and the other gives up', async () => {
  const fresh = await makeFolder();
  const starts = await Promise.allSettled([1, 2].map(() => startServer({ DATA_DIR: fresh.folder })));
  const served = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  for (const server of served) await stopServer(server);
  await fresh.remove();
  expect(served).toHaveLength(1);
  expect(refused).toEqual([expect.stringMatching(/Another Kasauti serves from this data folder[^\n]*\n$/)]);
});

test('after kill -9 the next start adopts the running PostgreSQL within 5 s and does not fill the database again', async () => {
  const before = await postmaster();
  server.process.kill('SIGKILL');
  await server.ended;
  const start = performance.now();
  server = await startServer({ DATA_DIR: folder, SEED: 'demo' });
  expect(performance.now() - start).toBeLessThan(promised(5));
  expect(await statusOf('/readyz')).toBe(200);
  expect(await postmaster()).toBe(before);
  expect(server.output()).not.toContain('the demo site is in the database');
});

test('when everything is killed at once, the next start waits until the dead server is out of the way', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const processes = await postgresProcesses(folder);
    server.process.kill('SIGKILL');
    signalAll(processes, 'SIGKILL');
    server = await startServer({ DATA_DIR: folder });
    expect(await statusOf('/api/services')).toBe(200);
  }
});

test('the embedded server is started again when it dies', async () => {
  const before = await postmaster();
  process.kill(before, 'SIGQUIT');
  await expect.poll(() => statusOf('/readyz'), { timeout: 3_000 }).toBe(503);
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200);
  expect(await postmaster()).not.toBe(before);
  expect(server.process.exitCode).toBeNull();
});

test('when told to stop, it finishes requests in flight, exits with 0 and stops its PostgreSQL', async () => {
  // After the death above, the server may still hold connections that only a query shows to be dead.
  await expect.poll(() => statusOf('/api/services')).toBe(200);
  const client = await connectToCluster();
  client.on('error', () => {});
  await client.query('begin');
  await client.query('lock table services in access exclusive mode');
  const inFlight = fetch(`${server.url}/api/services`);
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = 'kasauti'";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);

  server.process.kill('SIGTERM');
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => 'refused'), { timeout: 2_000 }).toBe('refused');
  await client.query('rollback');
  await client.end();
  expect((await inFlight).status).toBe(200);
  const { code, errors } = await server.ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  await expect(postmaster()).rejects.toThrow('ENOENT');
});
