import { beforeAll, expect, test } from 'vitest';
import { draftProduct, listPlainProducts, publishedOnce, storedProduct } from './draft-product.ts';
import { enterRealDesk } from './enter-real-desk.ts';
import { promised, startServer, stopServer } from './run-server.ts';
import { seedBeside } from './seed-beside.ts';
import { startBehindProxy } from './start-behind-proxy.ts';

const site = startBehindProxy('product');
let editor: Awaited<ReturnType<typeof enterRealDesk>>;
let reviewer: typeof editor;
let id: number;
let made = 0;

beforeAll(async () => {
  const url = () => site.server.url;
  editor = await enterRealDesk(site.client, url, 'editor');
  reviewer = await enterRealDesk(site.client, url, 'reviewer');
  [id = 0] = await listPlainProducts(site.client, 1);
});

/** Saves a draft, and gives what publishes it. */
async function change() {
  const word = `zorb-${++made}`;
  const edit = await draftProduct(editor, id, word);
  const publish = (more: object = {}) => reviewer('POST', `/records/products/${id}/publish`, { edit, ...more });
  return { word, publish };
}
const stored = () => storedProduct(site.client, id);
const statusOf = async (slug: string) =>
  (await fetch(`${site.server.url}/products/${slug}`, { redirect: 'manual' })).status;
const untilAnswered = (publish: () => Promise<Response>, status: number) =>
  expect.poll(async () => (await publish()).status, { interval: 500, timeout: promised(60) }).toBe(status);

test.each([
  ['after the product and before a section', ['insert into "product_sections"']],
  ['before its commit arrives', ['insert into "redirects"', 'pg_notify', 'commit']],
])('a publication whose process is killed %s leaves the draft and nothing else', async (_, texts) => {
  const { word, publish } = await change();
  const before = await stored();
  const stalled = site.proxy.stallBefore(...texts);
  const answer = publish().catch((error) => error);
  await stalled;
  site.server.process.kill('SIGKILL');
  await site.server.ended;
  site.proxy.cut();
  expect(await answer).toBeInstanceOf(Error);
  expect(await stored()).toEqual({ ...before, open: ['draft'] });

  site.proxy.restore();
  await site.start();
  expect([await statusOf(before.slug), await statusOf(word)]).toEqual([200, 404]);
  await untilAnswered(publish, 200);
  expect(await stored()).toEqual(publishedOnce(before, word));
  await expect.poll(() => statusOf(word), { timeout: promised(5) }).toBe(200);
  await expect.poll(() => statusOf(before.slug), { timeout: promised(5) }).toBe(301);
});

test.each([
  ['while it writes', ['insert into "product_sections"']],
  ['before its commit arrives', ['insert into "redirects"', 'pg_notify', 'commit']],
])(
  'a worker that is killed %s, at the hour of a product, leaves it scheduled, and the next one publishes it once',
  async (_, texts) => {
    const { word, publish } = await change();
    expect((await publish({ at: new Date(Date.now() + 3_600_000).toISOString() })).status).toBe(200);
    await site.client.query(
      `update record_revisions set publish_at = now() - interval '1 minute' where state = 'scheduled' and kind = 'products'`,
    );
    const before = await stored();
    expect(before.open).toEqual(['scheduled']);
    const settings = { DATABASE_URL: site.proxy.inFrontOf(site.databaseUrl), DATA_DIR: site.folder };
    const stalled = site.proxy.stallBefore(...texts);
    const worker = await startServer(settings);
    await stalled;
    worker.process.kill('SIGKILL');
    await worker.ended;
    site.proxy.cut();
    expect(await stored()).toEqual(before);

    site.proxy.restore();
    const next = await startServer(settings);
    await expect.poll(async () => (await stored()).slug, { interval: 200, timeout: promised(100) }).toBe(word);
    expect(await stored()).toEqual(publishedOnce(before, word));
    await stopServer(next);
  },
);

test('one whose commit is not answered is published once, and who tries again is told that there is no draft', async () => {
  const { word, publish } = await change();
  const before = await stored();
  const committing = site.proxy.stallAfter('insert into "redirects"', 'pg_notify', 'commit');
  const answer = publish();
  await committing;
  await expect.poll(async () => (await stored()).slug).toBe(word);
  site.proxy.cut();
  expect((await answer).status).toBe(503);
  site.proxy.restore();
  await untilAnswered(publish, 404);
  expect(await stored()).toEqual(publishedOnce(before, word));
});

test('the import beside a publication lets it pass, and undoes nothing of it', async () => {
  const { word, publish } = await change();
  const before = await stored();
  const { ended } = await seedBeside(site);
  await untilAnswered(publish, 200);
  expect(await ended).toEqual([0, null]);
  expect(await stored()).toEqual(publishedOnce(before, word));
  const again = await seedBeside(site);
  expect(await again.ended).toEqual([0, null]);
  expect(await stored()).toEqual(publishedOnce(before, word));
});
