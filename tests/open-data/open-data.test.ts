import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { orders } from '#db/schema/orders.ts';
import { openTables } from '#features/open-data/open-tables.ts';
import { csvHead, csvRows, jsonLines, readCsvRows } from '#features/open-data/table-text.ts';
import { writeRelease } from '#features/open-data/write-release.server.ts';
import { demoContent, importContent } from '#server/start/import-content.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createOrder } from '#tests/factories/order.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';
import { ordersFromExport } from './orders-from-export.ts';

const site = withSite();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-data-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
  await writeRelease();
});
afterAll(() => {
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true, force: true });
});

const textOf = async (file: string) => (await site.get(`/open-data/${file}`)).text();
const tableOf = (name: string) => {
  const table = openTables.find((each) => each.name === name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
};
const changeOrder = (values: Partial<typeof orders.$inferInsert>) =>
  changeRows('order', (tx) => tx.update(orders).set(values).where(eq(orders.slug, 'so-99-e-2026')));
const rowsOf = async (name: string) => readCsvRows(tableOf(name), await textOf(`${name}.csv`));

// Before the others change orders, of which files know nothing.
test('orders that are exported and imported again are exported the same', { timeout: 300_000 }, async () => {
  const content = join(folder, 'content');
  await cp(demoContent, content, { recursive: true });
  const tables = ['orders', 'order-effects', 'order-exemptions', 'order-dates'];
  const before = new Map(await Promise.all(tables.map(async (name) => [name, await textOf(`${name}.csv`)] as const)));
  await rm(join(content, 'orders'), { recursive: true });
  await mkdir(join(content, 'orders'));
  const [exported, effects, exemptions] = await Promise.all(tables.slice(0, 3).map(rowsOf));
  const files = ordersFromExport({ orders: exported ?? [], effects: effects ?? [], exemptions: exemptions ?? [] });
  for (const [file, text] of files) await writeFile(join(content, file), text);
  await importContent({ folder: content });
  await writeRelease();
  for (const [name, text] of before) expect((await textOf(`${name}.csv`)) === text, name).toBe(true);
});

describe.each(openTables.map(({ name }) => name))('the files of %s', (name) => {
  test('give the same bytes when their rows are read and written again', async () => {
    const [csv, jsonl] = [await textOf(`${name}.csv`), await textOf(`${name}.jsonl`)];
    const table = tableOf(name);
    const rows = readCsvRows(table, csv);
    expect(rows.length).toBeGreaterThan(0);
    expect(csvHead(table) + csvRows(table, rows) === csv).toBe(true);
    expect(jsonLines(table, rows) === jsonl).toBe(true);
  });

  test('have a key, an address and a source in every row, and no cell that a spreadsheet would run', async () => {
    const rows = await rowsOf(name);
    const { key, fields } = tableOf(name);
    expect(new Set(rows.map((row) => JSON.stringify(key.map((column) => row[column])))).size).toBe(rows.length);
    const required = fields.filter(({ isRequired }) => isRequired);
    const bad = rows.filter(
      (row) =>
        required.some((field) => row[field.name] === null) ||
        !String(row.address).startsWith('https://kasauti.example/') ||
        Object.values(row).some((cell) => typeof cell === 'string' && /^[=+\-@]/.test(cell)),
    );
    expect(bad).toEqual([]);
  });
});

test('the data package names every file with its size, checksum, columns and licence', async () => {
  const { licenses, resources } = JSON.parse(await textOf('datapackage.json'));
  expect(licenses).toEqual([expect.objectContaining({ name: 'CC-BY-4.0' })]);
  for (const { path, bytes, hash, schema } of resources) {
    const text = await textOf(path);
    expect(Buffer.byteLength(text)).toBe(bytes);
    expect(hash).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    const names = schema.fields.map((field: { name: string }) => field.name);
    if (path.endsWith('.csv')) expect(text.split('\n')[0]).toBe(names.join(','));
    for (const { fields, reference } of schema.foreignKeys) expect([...names, reference]).toContain(fields[0]);
  }
});

test('the newest files can be checked for changes, and those of a release never change', async () => {
  const latest = await site.get('/open-data/orders.csv');
  const etag = latest.headers.get('etag') ?? '';
  const again = await site.get('/open-data/orders.csv', { headers: { 'if-none-match': etag } });
  expect(`${again.status} ${latest.headers.get('cache-control')}`).toMatch('304 public, max-age=0, s-maxage=60');
  const { version } = JSON.parse(await textOf('datapackage.json'));
  const dated = await site.get(`/open-data/${version}/orders.csv`);
  expect(dated.headers.get('cache-control')).toContain('immutable');
  const before = await dated.text();
  await createOrder({ slug: 'so-99-e-2026', title: 'Zorbits (Quality Control) Order' });
  const release = await writeRelease();
  expect(release?.tables.find(({ name }) => name === 'orders')).toMatchObject({ added: 1, changed: 0, removed: 0 });
  expect(await textOf('orders.csv')).toContain('so-99-e-2026');
  expect(await textOf(`${version}/orders.csv`)).toBe(before);
  const changed = await site.get('/open-data/orders.csv', { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
});

/** The copies of that file that this process has open. */
async function openFiles(file: string): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  const paths = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder) && path.endsWith(file));
}

test('a HEAD request and a reader who leaves early leave no file open', async () => {
  for (let requests = 0; requests < 5; requests += 1) {
    const head = await site.get('/open-data/order-dates.csv', { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100_000);
    await (await site.get('/open-data/order-dates.csv')).body?.cancel();
  }
  await expect.poll(() => openFiles('order-dates.csv')).toEqual([]);
});

test('nothing is released while the data stay the same', async () => {
  expect(await writeRelease()).toBeNull();
  // Another version of the content, in which no row of ours differs.
  await changeOrder({ note: 'Read once more.' });
  expect(await writeRelease()).toBeNull();
});

test('a site that moves to another host releases its new addresses, but counts no record as changed', async () => {
  vi.stubEnv('PUBLIC_URL', 'https://moved.example');
  await changeOrder({ note: 'Moved.' });
  const release = await writeRelease();
  vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
  expect((await textOf('orders.csv')).includes('https://moved.example/orders/so-99-e-2026')).toBe(true);
  expect(release?.tables.map(({ added, changed, removed }) => added + changed + removed)).toEqual(
    openTables.map(() => 0),
  );
  await changeOrder({ title: 'Zorbs Order' });
  const back = await writeRelease();
  expect(back?.tables.find(({ name }) => name === 'orders')).toMatchObject({ added: 0, changed: 1, removed: 0 });
});

test('what a killed process left under the next name is replaced, and a release whose files are gone is none', async () => {
  const folders = join(folder, 'data/files/public/open-data');
  const { version } = JSON.parse(await textOf('datapackage.json'));
  const next = async (title: string) => {
    await changeOrder({ title });
    return writeRelease();
  };
  const [day, number = 1] = (await next('Zorbles Order'))?.name.split('.') ?? [];
  await mkdir(join(folders, `${day}.${Number(number) + 1}`, 'left-over'), { recursive: true });
  const last = await next('Zorbits again Order');
  expect(await textOf('orders.csv')).toContain('Zorbits again Order');
  await rm(join(folders, last?.name ?? 'none'), { recursive: true });
  expect((await site.get('/open-data/orders.csv')).status).toBe(404);
  expect(await next('Zorbs Order')).not.toBeNull();
  expect(await textOf('orders.csv')).toContain('Zorbs Order');
  expect((await site.get(`/open-data/${version}/orders.csv`)).status).toBe(200);
});

test('nothing is released while the disk is nearly full, and then by one process alone', async () => {
  vi.stubEnv('FREE_DISK_MB', '1000000000');
  await changeOrder({ title: 'No room' });
  expect(await writeRelease()).toBeNull();
  vi.stubEnv('FREE_DISK_MB', '0');
  const written = await Promise.all([writeRelease(), writeRelease()]);
  expect(written.filter((release) => release !== null)).toHaveLength(1);
});

test('the page names the files with their sizes, the columns, the licence and the changes', async () => {
  const html = await (await site.get('/open-data')).text();
  const files = openTables.map(({ name }) => `href="/open-data/${name}.csv"`);
  for (const part of [...files, 'Attribution 4.0', 'withdrawn_on', '"@type":"Dataset"']) expect(html).toContain(part);
});

test.each(['/open-data/nothing.csv', '/open-data/2020-01-01/orders.csv', '/open-data/releases.json'])(
  '%s is not found',
  async (path) => expect((await site.get(path)).status).toBe(404),
);

test('the terms of the site allow copying the open data under the same licence', async () => {
  const { licenses } = JSON.parse(await textOf('datapackage.json'));
  const terms = await (await site.get('/terms-and-conditions')).text();
  expect(terms).toContain('href="/open-data"');
  expect(readWords(terms)).toContain(`also by machine, under ${licenses[0].title}`);
});
