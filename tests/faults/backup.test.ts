import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { listMigrations, migrateDatabase } from '#db/migrate-database.server.ts';
import { leadEvents, leads } from '#db/schema/leads.ts';
import { backUp, openSnapshot } from '#server/backup/back-up.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { startTcpProxy } from '#tests/tcp-proxy.ts';
import {
  connect,
  hashTables,
  makeBackup,
  makeEmptyDatabase,
  makeEmptyFolder,
  readFiles,
  restoreBackup,
} from './backup-steps.ts';
import { sendLead, withSourceSite } from './with-source-site.ts';

const site = withSourceSite('backup');

/** Visitors and an editor who change things until they are stopped. */
function startWriters() {
  let isOver = false;
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };
  const writing = [
    repeat(() => sendLead(site.folder)),
    repeat(() => db().update(leads).set({ status: 'won', message: 'changed' })),
    // All but the latest, so that the table is never empty and differs at each moment.
    repeat(() => db().delete(leadEvents).where(sql`id <= (select max(id) - 10 from lead_events)`)),
    repeat(() => createProduct({ name: `Lamp ${crypto.randomUUID()}`, requirements: [inForce()] })),
  ];
  return async () => {
    isOver = true;
    await Promise.all(writing);
  };
}

test('a backup under writes restores every row and every file of its moment into an empty place', async () => {
  const source = await connect(site.url);
  const stop = startWriters();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const snapshot = await openSnapshot(site.url);
  const files = await readFiles(site.folder);
  const rows = await hashTables(snapshot);
  const file = join(await makeEmptyFolder(), 'backup.tar.gz');
  const lines: string[] = [];
  await backUp({ snapshot, dataFolder: site.folder, file, report: (line) => lines.push(line) });
  await snapshot.end();
  await stop();
  const now = await hashTables(source);
  for (const table of ['leads', 'lead_events', 'products', 'product_listings'])
    expect(now[table]).not.toBe(rows[table]);
  expect(lines).toContainEqual(expect.stringMatching(/^table \d+ of \d+, leads$/));
  expect(lines).toContainEqual(expect.stringMatching(/^file 1 of \d+$/));
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const [target, place] = [await makeEmptyDatabase(), await makeEmptyFolder()];
  await restoreBackup(file, target.url, place);
  const restored = await connect(target.url);
  expect(await hashTables(restored)).toEqual(rows);
  const restoredFiles = await readFiles(place);
  expect(restoredFiles).toMatchObject(files);
  // Those that came after the snapshot are complete, too.
  expect(await readFiles(site.folder)).toMatchObject(restoredFiles);
  // It is only in encrypted backups.
  await expect(readFile(join(place, 'app-secret'))).rejects.toThrow('ENOENT');
  expect(Object.keys(restoredFiles)).not.toContain('files/incoming/incoming-half');
  const { rows: missing } = await restored.query('select stored_as from lead_files');
  for (const { stored_as } of missing) expect(restoredFiles).toHaveProperty([`files/private/${stored_as}`]);
});

test('a restored database continues its ids, runs its triggers and checks its foreign keys', async () => {
  const target = await makeEmptyDatabase();
  await restoreBackup(await makeBackup(site.url, site.folder), target.url, await makeEmptyFolder());
  const [before, after] = [await connect(site.url), await connect(target.url)];
  const constraints = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as text, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;
  const triggers = `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`;
  const sequences = `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`;
  const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`;
  for (const query of [constraints, triggers, sequences, indexes]) {
    const { rows } = await before.query(query);
    expect(rows.length).toBeGreaterThan(0);
    expect((await after.query(query)).rows).toEqual(rows);
  }
  await after.query(`update products set name = 'Renamed' where slug = 'awkward'`);
  const { rows } = await after.query(`select l.words from product_listings l join products p on p.id = l.product_id
    where p.slug = 'awkward'`);
  expect(JSON.stringify(rows)).toContain('renamed');
});

test('a backup counts its rows even when a network delivers the count after the last of them', async () => {
  // The message with the count is longer than this, and the six bytes after it belong to the next one.
  const network = await startTcpProxy(site.url, { late: 12 });
  onTestFinished(() => network.close());
  const target = await makeEmptyDatabase();
  await restoreBackup(await makeBackup(network.inFrontOf(site.url), site.folder), target.url, await makeEmptyFolder());
  expect(await hashTables(await connect(target.url))).toEqual(await hashTables(await connect(site.url)));
});

test('a backup of an older schema is restored with it and then migrated, like the database itself', async () => {
  const [source, target] = [await makeEmptyDatabase(), await makeEmptyDatabase()];
  const only = (await listMigrations()).slice(0, 3).map(({ when }) => when);
  await migrateDatabase(source.url, { only });
  const client = await connect(source.url);
  // More than one part of an archive.
  await client.query(`insert into clients (name, email, phone)
    select E'Asha\\n\\\\N\\t' || n, n || '@lamps.example', repeat('9', 50) from generate_series(1, 100000) n`);
  await client.query(`insert into products (slug, name) values ('lamp', 'Table lamp'), ('kettle', 'Kettle')`);
  const file = await makeBackup(source.url, await makeEmptyFolder());
  await restoreBackup(file, target.url, await makeEmptyFolder());
  expect(await migrateDatabase(target.url)).toEqual([]);
  await migrateDatabase(source.url);
  const rows = await hashTables(client);
  expect(rows).toMatchObject({
    clients: expect.stringMatching(/^100000 rows/),
    products: expect.stringMatching(/^2 rows/),
    product_listings: expect.stringMatching(/^2 rows/),
  });
  expect(await hashTables(await connect(target.url))).toEqual(rows);
});
