import { copyFile, mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { listMigrations, migrateDatabase } from '#db/migrate-database.server.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { backUp, openSnapshot } from '#server/backup/back-up.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import {
  changePart,
  connect,
  hashTables,
  makeBackup,
  makeEmptyDatabase,
  makeEmptyFolder,
  readFiles,
  restoreBackup,
} from './backup-steps.ts';
import { makeFolder } from './run-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A line break, a tab, a backslash and a null in the notation of COPY: what a careless format would confuse. */
const awkward = 'first\nsecond\tthird\\N \\. "quoted" ₹ नमस्ते';

let url: string;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  connectFeatures();
  url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_backup_${process.pid}`);
  openDatabase(url);
  await createProduct({ name: awkward, slug: 'awkward', requirements: [inForce()] });
  for (let count = 0; count < 20; count += 1) await sendLead();
  await putFile('public/pictures/lamp.svg', '<svg/>');
  await putFile('private/empty', '');
  await putFile('incoming/half', 'an upload that is still arriving');
  await writeFile(join(folder, 'app-secret'), 's'.repeat(64));
});
afterAll(async () => {
  await closeDatabase();
  await remove();
});

let people = 0;

/** What a form with a file does: first the file, then the lead with its rows in one transaction. */
async function sendLead() {
  people += 1;
  const storedAs = `lead-files/${people}`;
  await putFile(`private/${storedAs}`, `file ${people} `.repeat(people * 500));
  return transaction(async (tx) => {
    const values = {
      form: 'footer' as const,
      name: 'Asha',
      email: `p${people}@lamps.example`,
      contentHash: `${people}`,
    };
    const [lead] = await tx
      .insert(leads)
      .values({ ...values, message: awkward, fields: { awkward } })
      .returning();
    if (!lead) throw new Error('the lead was not stored');
    await tx.insert(leadEvents).values({ leadId: lead.id, kind: 'received' });
    const file = { leadId: lead.id, storedAs, originalName: 'a.pdf', contentType: 'application/pdf', bytes: 1 };
    await tx.insert(leadFiles).values(file);
    return lead.id;
  });
}

/** As in the site, a file has its name only once it is complete. */
async function putFile(path: string, text: string) {
  const draft = join(folder, 'files/incoming', path.replaceAll('/', '-'));
  const target = join(folder, 'files', path);
  for (const place of [draft, target]) await mkdir(join(place, '..'), { recursive: true });
  await writeFile(draft, text, { mode: 0o600 });
  if (!path.startsWith('incoming/')) await rename(draft, target);
}

/** Visitors and an editor who change things until they are stopped. */
function startWriters() {
  let isOver = false;
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };
  const writing = [
    repeat(sendLead),
    repeat(() => db().update(leads).set({ status: 'won', message: 'changed' })),
    repeat(() => db().delete(leadEvents)),
    repeat(() => createProduct({ name: `Lamp ${crypto.randomUUID()}`, requirements: [inForce()] })),
  ];
  return async () => {
    isOver = true;
    await Promise.all(writing);
  };
}

test('a backup under writes restores every row and every file of its moment into an empty place', async () => {
  const source = await connect(url);
  const stop = startWriters();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const snapshot = await openSnapshot(url);
  const files = await readFiles(folder);
  const rows = await hashTables(snapshot);
  const file = join(await makeEmptyFolder(), 'backup.tar.gz');
  const lines: string[] = [];
  await backUp({ snapshot, dataFolder: folder, file, report: (line) => lines.push(line) });
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
  expect(await readFiles(folder)).toMatchObject(restoredFiles);
  expect(await readFile(join(place, 'app-secret'), 'utf8')).toBe('s'.repeat(64));
  expect(Object.keys(restoredFiles)).not.toContain('files/incoming/incoming-half');
  const { rows: missing } = await restored.query('select stored_as from lead_files');
  for (const { stored_as } of missing) expect(restoredFiles).toHaveProperty([`files/private/${stored_as}`]);
});

test('a restored database continues its ids, runs its triggers and checks its foreign keys', async () => {
  const target = await makeEmptyDatabase();
  await restoreBackup(await makeBackup(url, folder), target.url, await makeEmptyFolder());
  const [before, after] = [await connect(url), await connect(target.url)];
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

describe('what is refused leaves everything as it was', () => {
  const isEmpty = async (target: { url: string }) => {
    const { rows } = await (await connect(target.url)).query(`select from pg_tables where schemaname !~ '^(pg_|inf)'`);
    return rows.length === 0;
  };

  async function expectRefusal(file: string, reason: string | RegExp) {
    const [target, place] = [await makeEmptyDatabase(), await makeEmptyFolder()];
    await expect(restoreBackup(file, target.url, place)).rejects.toThrow(reason);
    expect(await isEmpty(target)).toBe(true);
    expect(await readFiles(place)).toEqual({});
  }

  test('a database with tables', async () => {
    const file = await makeBackup(url, folder);
    const target = await makeEmptyDatabase();
    const client = await connect(target.url);
    await client.query('create table mine (id int); insert into mine values (1)');
    const place = await makeEmptyFolder();
    await expect(restoreBackup(file, target.url, place)).rejects.toThrow('The database already contains tables');
    expect((await client.query('select * from mine')).rows).toEqual([{ id: 1 }]);
    expect(await readFiles(place)).toEqual({});
  });

  test('a data folder with files', async () => {
    const file = await makeBackup(url, folder);
    const target = await makeEmptyDatabase();
    const restoring = restoreBackup(file, target.url, folder);
    await expect(restoring).rejects.toThrow(`The data folder ${folder} already contains files`);
    expect(await isEmpty(target)).toBe(true);
  });

  test('an archive that is cut off anywhere', async () => {
    const file = await makeBackup(url, folder);
    const { size } = await stat(file);
    for (const share of [0.999, 0.5, 0.1]) {
      await truncate(file, Math.floor(size * share));
      await expectRefusal(file, /backup\.tar\.gz is cut off in [\w/.-]+$/);
    }
    await truncate(file, 0);
    await expectRefusal(file, /backup\.tar\.gz is (not a backup|not a complete backup|cut off)/);
  });

  test('a changed byte anywhere', async () => {
    const file = await makeBackup(url, folder);
    const intact = await readFile(file);
    for (const share of [0.02, 0.3, 0.6, 0.9]) {
      const bytes = Buffer.from(intact);
      const at = Math.floor(bytes.length * share);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(file, bytes);
      await expectRefusal(file, /backup\.tar\.gz is (damaged|cut off)|in .*backup\.tar\.gz is damaged/);
    }
  });

  test('a changed part, which is named', async () => {
    const file = await makeBackup(url, folder);
    await changePart(file, 'tables/leads/000001.copy', (text) => text.replace('Asha', 'Usha'));
    await expectRefusal(file, `tables/leads/000001.copy in ${file} is damaged: its checksum differs`);
  });

  test('a backup of a newer release', async () => {
    const file = await makeBackup(url, folder);
    await changePart(file, 'manifest.json', (text) => text.replace('"migrations": [', '"migrations": [ 1,'));
    await expectRefusal(file, 'has a schema that this release does not know');
  });

  test('rows that are not all there; the next restore into the same place succeeds', async () => {
    const file = await makeBackup(url, folder);
    const [damaged, target, place] = [`${file}.damaged`, await makeEmptyDatabase(), await makeEmptyFolder()];
    await copyFile(file, damaged);
    const count = (text: string) => text.replace(/("name": "team_members",[^}]*"rows": )\d+/, '$199999');
    await changePart(damaged, 'manifest.json', count);
    await expect(restoreBackup(damaged, target.url, place)).rejects.toThrow(/team_members should have 99999 rows/);
    expect(await isEmpty(target)).toBe(true);
    expect(await readFiles(place)).toEqual({});
    await restoreBackup(file, target.url, place);
    expect(await hashTables(await connect(target.url))).toEqual(await hashTables(await connect(url)));
  });

  test('a database without a schema has nothing to back up, and an existing file is not replaced', async () => {
    const { url: empty } = await makeEmptyDatabase();
    await expect(openSnapshot(empty)).rejects.toThrow('there is nothing to back up');
    const file = await makeBackup(url, folder);
    const snapshot = await openSnapshot(url);
    onTestFinished(() => snapshot.end());
    const again = backUp({ snapshot, dataFolder: folder, file, report: () => {} });
    await expect(again).rejects.toThrow(`${file} already exists`);
    await rm(file);
  });
});
