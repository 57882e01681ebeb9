import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { enterRealDesk } from './enter-real-desk.ts';
import { promised } from './run-server.ts';
import { seedBeside } from './seed-beside.ts';
import { startBehindProxy } from './start-behind-proxy.ts';

const site = startBehindProxy('finder');
let editor: Awaited<ReturnType<typeof enterRealDesk>>;
let reviewer: typeof editor;
let address: string;

beforeAll(async () => {
  const url = () => site.server.url;
  editor = await enterRealDesk(site.client, url, 'editor');
  reviewer = await enterRealDesk(site.client, url, 'reviewer');
  // No golden sheet names it.
  const { rows } = await site.client.query(`select id from product_families where slug = 'led-tubelight'`);
  address = `/records/families/${rows[0].id}`;
});

/** Saves the light under another name as a draft, and gives what publishes it. */
async function rename(name: string) {
  const { live, open } = await (await editor('GET', address)).json();
  const document = { ...live.document, name };
  const saved = await editor('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 });
  const { edit, problems } = await saved.json();
  expect(problems).toEqual([]);
  return () => reviewer('POST', `${address}/publish`, { edit });
}

/** What is stored of the light, and of its publications. */
async function stored() {
  const { rows } = await site.client.query(
    `select f.name, (select count(*)::int from finder_releases) as releases,
       (select count(*)::int from audit_log where action = 'record.publish') as audited,
       (select count(*)::int from record_revisions where kind = 'families' and state = 'draft') as drafts
     from product_families f where slug = 'led-tubelight'`,
  );
  return rows[0];
}

const untilAnswered = (publish: () => Promise<Response>, status: number) =>
  expect.poll(async () => (await publish()).status, { interval: 500, timeout: promised(60) }).toBe(status);

test.each([
  ['after it has written the release', ['insert into "finder_releases"']],
  ['before its commit arrives', ['insert into "finder_releases"', 'pg_notify', 'commit']],
])('a publication whose process is killed %s leaves the draft and nothing else', async (_, texts) => {
  const before = await stored();
  const name = `Zorb lamp ${before.releases}`;
  const publish = await rename(name);
  const stalled = site.proxy.stallBefore(...texts);
  const answer = publish().catch((error) => error);
  await stalled;
  site.server.process.kill('SIGKILL');
  await site.server.ended;
  site.proxy.cut();
  expect(await answer).toBeInstanceOf(Error);
  expect(await stored()).toEqual({ ...before, drafts: 1 });

  site.proxy.restore();
  await site.start();
  await untilAnswered(publish, 200);
  const after = { name, releases: before.releases + 1, audited: before.audited + 1, drafts: 0 };
  expect(await stored()).toEqual(after);
});

test('one whose commit is not answered is published once, and somebody who tries again is told that there is no draft', async () => {
  const { releases, audited } = await stored();
  const publish = await rename('Zorb lamp of the commit');
  const committing = site.proxy.stallAfter('insert into "finder_releases"', 'pg_notify', 'commit');
  const answer = publish();
  await committing;
  await expect.poll(async () => (await stored()).releases).toBe(releases + 1);
  site.proxy.cut();
  expect((await answer).status).toBe(503);
  site.proxy.restore();
  await untilAnswered(publish, 404);
  const once = { name: 'Zorb lamp of the commit', releases: releases + 1, audited: audited + 1, drafts: 0 };
  expect(await stored()).toEqual(once);
});

test('one that waits for its turn for longer than a visitor may wait is answered', async () => {
  const publish = await rename('Zorb lamp of the queue');
  await site.client.query(`select pg_advisory_lock(hashtext('content'))`);
  const answer = publish();
  await wait(17_000);
  await site.client.query(`select pg_advisory_unlock(hashtext('content'))`);
  expect((await answer).status).toBe(200);
});

test('the import waits for publications and lets them pass, and neither undoes the other', async () => {
  const { releases } = await stored();
  const publish = await rename('Zorb lamp of the import');
  const { ended } = await seedBeside(site);
  await untilAnswered(publish, 200);
  expect(await ended).toEqual([0, null]);
  expect(await stored()).toMatchObject({ name: 'Zorb lamp of the import', releases: releases + 1, drafts: 0 });
});
