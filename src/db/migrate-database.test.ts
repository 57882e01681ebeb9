import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { logger } from '#core/logger.server.ts';
import { migrateDatabase } from './migrate-database.server.ts';

let databases = 0;

/** Creates an empty database and returns ways to connect to it. */
async function makeDatabase() {
  databases += 1;
  const name = `t_migrate_${process.pid}_${databases}`;
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const connect = async (as = url.href) => {
    const client = new pg.Client(as);
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  return { url: url.href, name, admin, connect };
}

/** A folder as drizzle-kit writes it. */
async function makeFolder(...texts: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kasauti-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = texts.map((_, idx) => ({ idx, tag: `000${idx}_step`, when: 1_000 + idx }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [idx, text] of texts.entries()) await writeFile(join(folder, `000${idx}_step.sql`), text);
  return folder;
}

const table = 'create table lamps (id int)';
const column = 'alter table lamps add column name text';

test('runs missing migrations once, even when two processes start at the same time', async () => {
  const { url, connect } = await makeDatabase();
  const folder = await makeFolder(`${table};--> statement-breakpoint\ninsert into lamps values (1)`, column);
  const ran = await Promise.all([migrateDatabase(url, { folder }), migrateDatabase(url, { folder })]);
  expect(ran.flat()).toEqual(['0000_step', '0001_step']);
  const client = await connect();
  expect((await client.query('select * from lamps')).rows).toEqual([{ id: 1, name: null }]);
  expect(await migrateDatabase(url, { folder })).toEqual([]);
});

test('a migration may take longer than any statement of a visitor', async () => {
  const { url, connect } = await makeDatabase();
  await migrateDatabase(url, { folder: await makeFolder(`${table}; select pg_sleep(6.5)`) });
  expect((await (await connect()).query('select * from lamps')).rowCount).toBe(0);
});

test('a migration waits for a locked table in short attempts, between which visitors continue, and each attempt is logged', async () => {
  const warn = vi.spyOn(logger, 'warn');
  const { url, connect } = await makeDatabase();
  await migrateDatabase(url, { folder: await makeFolder(table) });
  const [reader, visitor] = [await connect(), await connect()];
  await reader.query('begin; select * from lamps');
  const migrating = migrateDatabase(url, { folder: await makeFolder(table, column), lockTimeout: '200ms' });
  await expect.poll(() => warn.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(warn.mock.calls[0]).toEqual([
    { name: '0001_step', attempt: 1 },
    'a migration is waiting for a table that others have locked',
  ]);
  const start = performance.now();
  await visitor.query('select * from lamps');
  expect(performance.now() - start).toBeLessThan(1_000);
  await reader.query('commit');
  expect(await migrating).toEqual(['0001_step']);
});

test('a table that remains locked stops the start with a message, and nothing is half done', async () => {
  const { url, connect } = await makeDatabase();
  await migrateDatabase(url, { folder: await makeFolder(table) });
  const reader = await connect();
  await reader.query('begin; select * from lamps');
  const folder = await makeFolder(table, `create table lights (id int); ${column}`);
  const migrating = migrateDatabase(url, { folder, lockTimeout: '100ms', tries: 2 });
  await expect(migrating).rejects.toThrow('0001_step is waiting for a table that remains locked: try again later');
  await reader.query('commit');
  expect((await reader.query("select to_regclass('lights') as made")).rows).toEqual([{ made: null }]);
});

test('an index is built concurrently while visitors write', async () => {
  const { url, connect } = await makeDatabase();
  await migrateDatabase(url, { folder: await makeFolder(table) });
  const writer = await connect();
  await writer.query('begin; insert into lamps values (1)');
  const folder = await makeFolder(table, 'create index concurrently lamps_by_id on lamps (id)');
  const migrating = migrateDatabase(url, { folder });
  const other = await connect();
  await expect
    .poll(async () => (await other.query("select to_regclass('lamps_by_id') as made")).rows[0]?.made)
    .toBeTruthy();
  await other.query('insert into lamps values (2)');
  await writer.query('commit');
  expect(await migrating).toEqual(['0001_step']);
});

test('an index that was not finished is built anew, together with the rest of its migration', async () => {
  const { url, connect } = await makeDatabase();
  await migrateDatabase(url, { folder: await makeFolder(`${table}; insert into lamps values (1), (1)`) });
  const index = 'create unique index concurrently "lamps_by_id" on "lamps" (id)';
  const folder = await makeFolder(table, `${index};--> statement-breakpoint\ncomment on table lamps is 'done'`);
  await expect(migrateDatabase(url, { folder })).rejects.toThrow('lamps_by_id');
  const client = await connect();
  const isValid = async () => {
    return (await client.query("select indisvalid from pg_index where indexrelid = 'lamps_by_id'::regclass")).rows;
  };
  expect(await isValid()).toEqual([{ indisvalid: false }]);
  await client.query('delete from lamps');
  expect(await migrateDatabase(url, { folder })).toEqual(['0001_step']);
  expect(await isValid()).toEqual([{ indisvalid: true }]);
});

test('a database that has every migration is only read, so that its user needs no right to change it', async () => {
  const { url, admin } = await makeDatabase();
  const folder = await makeFolder(table);
  await migrateDatabase(url, { folder });
  const reader = `reader_${process.pid}`;
  await admin.query(`create role ${reader} login password 'read'`);
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(
    `grant usage on schema drizzle to ${reader}; grant select on all tables in schema drizzle to ${reader}`,
  );
  const asReader = new URL(url);
  asReader.username = reader;
  asReader.password = 'read';
  expect(await migrateDatabase(asReader.href, { folder })).toEqual([]);
  await owner.query(`drop owned by ${reader}; drop role ${reader}`);
  await owner.end();
});
