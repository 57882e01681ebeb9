import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftProduct, listPlainProducts, publishedOnce, storedProduct } from './draft-product.ts';
import { enterRealDesk } from './enter-real-desk.ts';
import { promised, type Running, startServer, stopServer } from './run-server.ts';
import { startBehindProxy } from './start-behind-proxy.ts';

/** Behind the proxy is the process that is killed; the other one goes on, and a third only shows pages. */
const site = startBehindProxy('publishers');
let other: Running;
let bystander: Running;
let editor: Awaited<ReturnType<typeof enterRealDesk>>;
let here: typeof editor;
let beside: typeof editor;
let [first, second] = [0, 0];
let made = 0;

beforeAll(async () => {
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.folder, RUN_JOBS: 'false' };
  [other, bystander] = await Promise.all([startServer(settings), startServer(settings)]);
  editor = await enterRealDesk(site.client, () => other.url, 'editor');
  here = await enterRealDesk(site.client, () => site.server.url, 'reviewer');
  beside = await enterRealDesk(site.client, () => other.url, 'owner');
  [first = 0, second = 0] = await listPlainProducts(site.client, 2);
});
afterAll(() => Promise.all([stopServer(other), stopServer(bystander)]));

/** Saves a draft of the product, and gives what publishes it in a process. */
async function change(id: number) {
  const word = `zorb-${++made}`;
  const edit = await draftProduct(editor, id, word);
  const before = await storedProduct(site.client, id);
  const publishIn = (desk: typeof here) => desk('POST', `/records/products/${id}/publish`, { edit });
  return { word, before, publishIn, stored: () => storedProduct(site.client, id) };
}

const statusIn = async ({ url }: Running, slug: string) =>
  (await fetch(`${url}/products/${slug}`, { redirect: 'manual' })).status;

/** Both processes that are left show it within a second, in place of the pages that they had shown before. */
async function expectShown(word: string, slugBefore: string) {
  const shown = () =>
    Promise.all([other, bystander].flatMap((server) => [statusIn(server, word), statusIn(server, slugBefore)]));
  await expect.poll(shown, { interval: 20, timeout: promised(1) }).toEqual([200, 301, 200, 301]);
}

/** Whether somebody has the turn to publish, or waits for it. */
async function turns() {
  const { rows } = await site.client.query(
    `select count(*) filter (where granted)::int as held, count(*) filter (where not granted)::int as waiting
     from pg_locks where locktype = 'advisory' and objid::bigint = hashtext('content')::bigint & 4294967295
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0];
}
const nobody = { held: 0, waiting: 0 };
/** Nobody has the turn to publish, and no transaction has a row of the two products or of a revision locked. */
async function expectUnlocked() {
  await expect.poll(turns, { interval: 20, timeout: promised(1) }).toEqual(nobody);
  const rows = `select id from products where id in (${first}, ${second}) for update nowait`;
  await site.client.query(rows);
  await site.client.query(`select id from record_revisions where kind = 'products' for update nowait`);
}

/** Ends the process like a power cut, and with it its connections. */
async function kill() {
  site.server.process.kill('SIGKILL');
  await site.server.ended;
  site.proxy.cut();
}
async function startAgain() {
  site.proxy.restore();
  await site.start();
}

const stages: [string, string[]][] = [
  ['after the product and before a section', ['insert into "product_sections"']],
  ['before its commit arrives', ['insert into "redirects"', 'pg_notify', 'commit']],
];

test.each(stages)(
  'one of two processes is killed %s: another record goes out, its own draft stays',
  async (_, texts) => {
    const [mine, theirs] = [await change(first), await change(second)];
    await Promise.all([other, bystander].map((server) => statusIn(server, theirs.before.slug)));
    const stalled = site.proxy.stallBefore(...texts);
    const killed = mine.publishIn(here).catch((error) => error);
    await stalled;
    const publishing = theirs.publishIn(beside);
    await expect.poll(turns).toEqual({ held: 1, waiting: 1 });
    await kill();
    expect(await killed).toBeInstanceOf(Error);
    expect((await publishing).status).toBe(200);
    await expectShown(theirs.word, theirs.before.slug);
    expect(await theirs.stored()).toEqual(publishedOnce(theirs.before, theirs.word));
    expect(await mine.stored()).toEqual({ ...mine.before, open: ['draft'] });
    expect(await statusIn(other, mine.word)).toBe(404);
    await expectUnlocked();

    await startAgain();
    expect((await mine.publishIn(here)).status).toBe(200);
    expect(await mine.stored()).toEqual(publishedOnce(mine.before, mine.word));
    await expectShown(mine.word, mine.before.slug);
  },
);

test.each(stages)(
  'one of two that publish the same draft is killed %s: the other one publishes it',
  async (_, texts) => {
    const { word, before, publishIn, stored } = await change(first);
    await Promise.all([other, bystander].map((server) => statusIn(server, before.slug)));
    const stalled = site.proxy.stallBefore(...texts);
    const killed = publishIn(here).catch((error) => error);
    await stalled;
    const publishing = publishIn(beside);
    await expect.poll(turns).toEqual({ held: 1, waiting: 1 });
    await kill();
    expect(await killed).toBeInstanceOf(Error);
    expect((await publishing).status).toBe(200);
    await expectShown(word, before.slug);
    expect(await stored()).toEqual(publishedOnce(before, word));
    await expectUnlocked();
    await startAgain();
    expect((await publishIn(here)).status).toBe(404);
    expect(await stored()).toEqual(publishedOnce(before, word));
  },
);

test('one is killed while both wait for their turn: the other one publishes, and the killed one never does', async () => {
  const [mine, theirs] = [await change(first), await change(second)];
  await site.client.query(`select pg_advisory_lock(hashtext('content'))`);
  const killed = mine.publishIn(here).catch((error) => error);
  await expect.poll(turns).toEqual({ held: 1, waiting: 1 });
  const publishing = theirs.publishIn(beside);
  await expect.poll(turns).toEqual({ held: 1, waiting: 2 });
  await kill();
  await site.client.query(`select pg_advisory_unlock(hashtext('content'))`);
  expect(await killed).toBeInstanceOf(Error);
  expect((await publishing).status).toBe(200);
  await expectShown(theirs.word, theirs.before.slug);
  await expectUnlocked();
  expect(await mine.stored()).toEqual({ ...mine.before, open: ['draft'] });
  await startAgain();
});

test('one is killed while the database still works for it: the other one waits for no more than that', async () => {
  await site.client.query(
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$;
     create trigger slow before insert on product_sections for each row when (new.product_id = ${first}) execute function slow()`,
  );
  const [mine, theirs] = [await change(first), await change(second)];
  const killed = mine.publishIn(here).catch((error) => error);
  const isAtWork = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  await expect.poll(async () => (await site.client.query(isAtWork)).rowCount, { interval: 20 }).toBe(1);
  const publishing = theirs.publishIn(beside);
  await kill();
  expect(await killed).toBeInstanceOf(Error);
  expect((await publishing).status).toBe(200);
  await expectShown(theirs.word, theirs.before.slug);
  expect(await theirs.stored()).toEqual(publishedOnce(theirs.before, theirs.word));
  await expectUnlocked();
  expect(await mine.stored()).toEqual({ ...mine.before, open: ['draft'] });
});
