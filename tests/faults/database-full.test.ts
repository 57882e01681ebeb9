import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { enquiry, multipart } from '#tests/lead-steps.ts';
import { addRequestedService } from './add-requested-service.ts';
import { postForm } from './form-load.ts';
import { filesIn, makeFolder, promised, type Running, startServer, stopServer } from './run-server.ts';

const role = 'site_owner';
let folder: string;
let remove: () => Promise<void>;
let cluster: EmbeddedPostgres;
let adminUrl: string;
let server: Running;

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  cluster = await openEmbeddedPostgres(folder);
  adminUrl = await cluster.databaseUrl('site');
  // Limits on connections do not apply to a superuser.
  await ask(`create role ${role} login password 'lamp'; alter database site owner to ${role}`);
  const databaseUrl = Object.assign(new URL(adminUrl), { username: role, password: 'lamp' }).href;
  server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMIT_SCALE: '100000' });
  await addRequestedService(adminUrl);
});
afterAll(async () => {
  const ended = await stopServer(server);
  await cluster.stop();
  await remove();
  expect(ended?.code).toBe(0);
});

async function ask(query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const postAll = (count: number) => Promise.all(Array.from({ length: count }, () => postForm(server)));
const enclosed = { name: 'list.pdf', text: '%PDF-1.7 lamps' };
const postFile = () => fetch(`${server.url}/api/sendnewsletter`, multipart(enquiry(), enclosed));
const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;

/** No post may be half stored, or answered in any other way than with success or a request to try again. */
async function expectOnlyAway(posts: Awaited<ReturnType<typeof postForm>>[]) {
  const away = JSON.stringify({ message: 'We will be back in a moment.' });
  const answers = new Set(posts.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`));
  expect([...answers]).toEqual([`503 ${away}`]);
  const rows = await ask('select email from leads union select recipient from outbox_mails');
  const stored = new Set(rows.map(({ email }) => email));
  expect(posts.filter(({ status, email }) => stored.has(email) !== (status === 200))).toEqual([]);
}

async function expectRecovered() {
  await expect.poll(isReady, { timeout: promised(3), interval: 50 }).toBe(true);
  const statuses = (await postAll(20)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}

test('while the disk is full, a form is told to try again and stores nothing, and is taken once there is room', async () => {
  const [path] = await ask(`select pg_relation_filepath('lead_events') as path`);
  const table = join(folder, 'postgres', String(path?.path));
  await cluster.stop();
  await rename(table, `${table}.aside`);
  // Whatever is written into this device fails like a write to a full disk.
  await symlink('/dev/full', table);
  await cluster.ensureRunning();
  await expect.poll(isReady, { timeout: promised(3), interval: 50 }).toBe(true);
  await expectOnlyAway(await postAll(20));
  expect((await postFile()).status).toBe(503);
  expect(await filesIn(folder)).toEqual([]);
  expect(server.output()).toMatch(/"reason":"could not extend file.*No space left on device.*"the database is away"/);
  expect(server.output()).not.toContain('"level":50');

  await cluster.stop();
  await rename(`${table}.aside`, table);
  await cluster.ensureRunning();
  await expectRecovered();
  expect((await postFile()).status).toBe(200);
  const [file] = await ask('select stored_as from lead_files');
  // Files that the site draws for itself come in by the same folder and leave it again.
  const stored = [String(file?.stored_as).split('/').at(-1)];
  await expect.poll(() => filesIn(folder), { timeout: 10_000 }).toEqual(stored);
});

test('while PostgreSQL gives no further connection, a form is told to try again and stores nothing', async () => {
  await ask(`alter role ${role} connection limit 0`);
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kasauti'`);
  await expect.poll(isReady, { interval: 50 }).toBe(false);
  await expectOnlyAway(await postAll(20));
  expect(server.output()).toMatch(/"reason":"too many connections for role.*"the database is away"/);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  await ask(`alter role ${role} connection limit -1`);
  await expectRecovered();
});

test('while PostgreSQL gives fewer connections than the pool may open, some forms are taken and the others told to try again', async () => {
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kasauti'`);
  const others = `select count(*)::int from pg_stat_activity where usename = '${role}' and application_name <> 'kasauti'`;
  await expect.poll(isReady, { interval: 50 }).toBe(true);
  const [open] = await ask(others);
  await ask(`alter role ${role} connection limit ${Number(open?.count) + 2}`);
  const posts = await postAll(40);
  await expectOnlyAway(posts);
  expect(posts.some(({ status }) => status === 200)).toBe(true);

  await ask(`alter role ${role} connection limit -1`);
  await expectRecovered();
});
