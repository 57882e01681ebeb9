import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { startTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts';
import { addRequestedService } from './add-requested-service.ts';
import { type Load, postForm, startLoad } from './form-load.ts';
import { postgresProcesses, signalAll } from './postgres-processes.ts';
import { makeFolder, promised, type Running, startServer, stopServer } from './run-server.ts';

const away = JSON.stringify({ message: 'We will be back in a moment.' });
const poolSize = 10;
let folder: string;
let remove: () => Promise<void>;
let cluster: EmbeddedPostgres;
let databaseUrl: string;
let proxy: TcpProxy;
let server: Running;

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  cluster = await openEmbeddedPostgres(folder);
  databaseUrl = await cluster.databaseUrl('site');
  proxy = await startTcpProxy(databaseUrl);
  const settings = { DATABASE_URL: proxy.inFrontOf(databaseUrl), DATA_DIR: folder, RATE_LIMIT_SCALE: '100000' };
  server = await startServer({ ...settings, LOG_LEVEL: 'debug' });
  await addRequestedService(databaseUrl);
});
afterAll(async () => {
  const ended = await stopServer(server);
  await proxy.close();
  await cluster.stop();
  await remove();
  expect(ended?.code).toBe(0);
});

/** Queries PostgreSQL directly, without the proxy, on a connection for this query alone. */
async function ask(query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const readyStatus = async () => (await fetch(`${server.url}/readyz`)).status;
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Returns once several forms are inside their transactions, held up by a lock. */
async function holdUpForms(): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'holder' });
  holder.on('error', () => {});
  await holder.connect();
  onTestFinished(() => holder.end().catch(() => {}));
  await holder.query('begin; lock table lead_events in access exclusive mode');
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = 'site'`;
  await expect.poll(async () => (await ask(waiting)).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(poolSize / 2);
  return holder;
}

/** The load continues while PostgreSQL returns; then everything must be as if nothing had happened. */
async function expectWhole(load: Load) {
  const back = performance.now();
  await expect.poll(readyStatus, { timeout: promised(3), interval: 50 }).toBe(200);
  const posts = await Promise.all(Array.from({ length: 3 * poolSize }, () => postForm(server)));
  expect(posts.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect(performance.now() - back).toBeLessThan(promised(3));
  await load.stop();

  expect(server.process.exitCode).toBeNull();
  const answers = [...load.answers.keys()];
  expect(answers.filter((answer) => !/^(POST|search) (200|503)/.test(answer))).toEqual([]);
  expect(answers.filter((answer) => answer.startsWith('POST 503')).map((answer) => answer.slice(9))).toEqual([away]);

  const taken = [...load.acknowledged, ...posts.map(({ email }) => email)];
  const rows = await ask('select email, count(*)::int as leads from leads group by 1');
  const leadsOf = new Map(rows.map(({ email, leads }) => [email, leads]));
  expect(taken.filter((email) => leadsOf.get(email) !== 1)).toEqual([]);
  expect([...leadsOf.values()].filter((count) => count !== 1)).toEqual([]);
  expect(await ask(halves)).toEqual([]);
  const open = `select pid from pg_stat_activity where datname = 'site' and pid <> pg_backend_pid() and xact_start < now() - interval '1 second'`;
  await expect.poll(async () => (await ask(open)).length).toBe(0);
  // The pools of visitors and jobs, the two that listen, and the one that has imported the content.
  const connections = `select pid from pg_stat_activity where datname = 'site' and pid <> pg_backend_pid() and backend_type = 'client backend' and application_name <> 'holder'`;
  await expect.poll(async () => (await ask(connections)).length).toBeLessThanOrEqual(poolSize + 4 + 2 + 1);
}

/** Counts what exists without the rest of its transaction: a lead, its event, its code, the code's mail or the mail's job. */
const halves = `
  select email, 'an event' as lacks from leads where id not in (select lead_id from lead_events where kind = 'created')
  union select email, 'a code' from leads where form = 'brochure' and email not in (select email from one_time_passwords)
  union select email, 'a lead' from one_time_passwords where email not in (select email from leads)
  union select email, 'a mail' from one_time_passwords where email not in (select recipient from outbox_mails)
  union select recipient, 'a code' from outbox_mails where recipient not in (select email from one_time_passwords)
  union select recipient, 'a job' from outbox_mails where state = 'waiting' and not exists (select from jobs.job where data->>'id' = message_id::text)`;

// A silent connection is closed after 15 s; the rest of these is for a slow machine to answer in.
test('processes of PostgreSQL that are frozen for 11 s leave the site as it was', async () => {
  const load = startLoad(server);
  await wait(0.5);
  const all = await postgresProcesses(folder);
  signalAll(all, 'SIGSTOP');
  onTestFinished(() => signalAll(all, 'SIGCONT'));
  await wait(9);
  expect(await readyStatus()).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await wait(2);
  signalAll(all, 'SIGCONT');
  await expectWhole(load);
});

test.each(['fast', 'immediate'] as const)(
  'a restart (%s) under open transactions leaves the site as it was',
  async (how) => {
    const load = startLoad(server);
    await holdUpForms();
    if (how === 'fast') await cluster.stop();
    else {
      signalAll((await postgresProcesses(folder)).slice(0, 1), 'SIGQUIT');
      await expect.poll(readyStatus).toBe(503);
    }
    await wait(0.5);
    await cluster.ensureRunning();
    await expectWhole(load);
  },
);

test('a network that is cut under open transactions leaves the site as it was', async () => {
  const load = startLoad(server);
  const holder = await holdUpForms();
  proxy.cut();
  await wait(1);
  await holder.query('rollback');
  proxy.restore();
  await expectWhole(load);
});

test('a network that stalls for 13 s leaves the site as it was', async () => {
  const load = startLoad(server);
  const holder = await holdUpForms();
  proxy.stall();
  await holder.query('rollback');
  await wait(13);
  expect(await readyStatus()).toBe(503);
  proxy.restore();
  await expectWhole(load);
});

test('a sender who disconnects is not mistaken for a database that does', async () => {
  const complaints = () => server.output().match(/"the database is away"/g)?.length;
  const before = complaints();
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    'POST /api/partner-with-us HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  await wait(0.3);
  socket.resetAndDestroy();
  await expect.poll(() => server.output()).toMatch(/partner-with-us.*"status":400|"status":400.*partner-with-us/);
  expect(complaints()).toBe(before);
});
