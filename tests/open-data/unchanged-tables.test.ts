import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { orders } from '#db/schema/orders.ts';
import { openTables } from '#features/open-data/open-tables.ts';
import { writeRelease } from '#features/open-data/write-release.server.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { createOrder } from '#tests/factories/order.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-data-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  await createOrder({ slug: 'so-99-e-2026', title: 'Zorbits (Quality Control) Order' });
  await writeRelease();
});
afterAll(() => {
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true, force: true });
});

const pathOf = (file: string) => join(folder, 'data/files/public/open-data', file);
const stored = async () => JSON.parse(await readFile(pathOf('releases.json'), 'utf8'));
const textOf = async (file: string) => (await site.get(`/open-data/${file}`)).text();
const nameOrder = (title: string) =>
  changeRows('order', (tx) => tx.update(orders).set({ title }).where(eq(orders.slug, 'so-99-e-2026')));

/** If the files were written and compared, there would be a release. */
async function forgeHash() {
  const manifest = await stored();
  manifest.releases[0].files['orders.csv'].sha256 = 'of another file';
  await writeFile(pathOf('releases.json'), JSON.stringify(manifest));
}

test('a write that changes no row of ours has no file written', async () => {
  await forgeHash();
  await createBlog();
  expect(await writeRelease()).toBeNull();
  expect((await stored()).contentVersion).toBe(await getContentVersion(db()));
});

test('of a changed table the files are written, of the others they are copied, with the same bytes and counts', async () => {
  const before = new Map(
    await Promise.all(openTables.map(async ({ name }) => [name, await textOf(`${name}.csv`)] as const)),
  );
  const { tables } = (await stored()).releases[0];
  await nameOrder('Zorbles Order');
  const release = await writeRelease();
  expect(release?.tables.map(({ rows }) => rows)).toEqual(tables.map(({ rows }: { rows: number }) => rows));
  expect(release?.tables.map(({ changed }) => changed)).toEqual(
    openTables.map(({ name }) => Number(name === 'orders')),
  );
  for (const { name } of openTables)
    expect([name, (await textOf(`${release?.name}/${name}.csv`)) === before.get(name)]).toEqual([
      name,
      name !== 'orders',
    ]);
  expect(await textOf('orders.csv')).toContain('Zorbles Order');
});

test('a file that is gone from the newest release is written again with the next one', async () => {
  const standards = await textOf('standards.jsonl');
  await rm(pathOf(join((await stored()).releases[0].name, 'standards.jsonl')));
  await nameOrder('Zorbits again Order');
  expect(await writeRelease()).not.toBeNull();
  expect((await textOf('standards.jsonl')) === standards).toBe(true);
});

test('rows that change and change back between two releases make none', async () => {
  const last = (await stored()).releases[0].name;
  await nameOrder('For a moment');
  await nameOrder('Zorbits again Order');
  expect(await writeRelease()).toBeNull();
  await nameOrder('Zorbs Order');
  expect((await writeRelease())?.name).not.toBe(last);
});
