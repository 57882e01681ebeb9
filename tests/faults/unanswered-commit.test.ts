import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { multipart, solvedSum } from '#tests/lead-steps.ts';
import { startTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts';
import { filesIn, makeFolder, type Running, startServer, stopServer } from './run-server.ts';

let folder: string;
let remove: () => Promise<void>;
let databaseUrl: string;
let client: pg.Client;
let proxy: TcpProxy;
let server: Running;
const start = () =>
  startServer({
    DATABASE_URL: proxy.inFrontOf(databaseUrl),
    DATA_DIR: folder,
    RUN_JOBS: 'false',
  });

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  databaseUrl = await cloneDatabase(inject('adminUrl'), inject('template'), `t_commit_${process.pid}`);
  client = new pg.Client(databaseUrl);
  await client.connect();
  proxy = await startTcpProxy(databaseUrl);
  server = await start();
});
afterAll(async () => {
  await stopServer(server);
  await proxy.close();
  await client.end();
  await remove();
});

/** An application with its résumé, ready to be posted as often as one likes. */
async function application(email: string) {
  const sum = await solvedSum((path) => fetch(server.url + path));
  const fields = { ...sum, name: 'Asha Raghunathan', email, phone: '9845012345', city: 'Pune', heading: 'Auditor' };
  const more = { field_exprence: 'Testing', total_exprence: '3-4 years', gender: 'female', message: 'Lamps.' };
  const file = { name: 'resume.pdf', text: '%PDF-1.7 lamps' };
  return () => fetch(`${server.url}/api/apply`, multipart({ ...fields, ...more }, file, 'resume'));
}

async function filesOf(email: string): Promise<string[]> {
  const { rows } = await client.query(
    'select stored_as from lead_files join leads on leads.id = lead_id where email = $1',
    [email],
  );
  return rows.map(({ stored_as }) => stored_as.split('/').at(-1));
}

test('an application whose commit is not answered keeps its résumé, and is one application when it is sent again', async () => {
  const email = 'cut@lamps.example';
  const post = await application(email);
  const committing = proxy.stallAfter('insert into "job_applications"', 'commit');
  const answer = post();
  await committing;
  await expect.poll(() => filesOf(email), { timeout: 20_000 }).toHaveLength(1);
  proxy.cut();
  expect((await answer).status).toBe(503);
  proxy.restore();
  const [known] = await filesOf(email);
  expect(await filesIn(folder)).toEqual([known]);

  await expect.poll(async () => (await post()).status, { interval: 500, timeout: 20_000 }).toBe(200);
  expect(await filesOf(email)).toEqual([known]);
  expect(await filesIn(folder)).toEqual([known]);
});

test('so does one whose server is killed at that moment', async () => {
  const email = 'killed@lamps.example';
  const post = await application(email);
  const committing = proxy.stallAfter('insert into "job_applications"', 'commit');
  const answer = post().catch((error) => error);
  await committing;
  await expect.poll(() => filesOf(email), { timeout: 20_000 }).toHaveLength(1);
  server.process.kill('SIGKILL');
  await server.ended;
  proxy.cut();
  proxy.restore();
  expect(await answer).toBeInstanceOf(Error);
  server = await start();
  expect(await filesIn(folder)).toEqual(expect.arrayContaining(await filesOf(email)));
});
