import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { databaseIdName } from '#db/embedded/data-folder.server.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { kycPasswords } from '#db/schema/kyc.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { importContent } from '#server/start/import-content.ts';

/** The data folder of the test cluster, which all test runners of one run share. */
export const testData = resolve('.data/test');

/**
 * Opens that cluster. The files of the template are stored beside it, where the servers of tests and benchmarks look.
 * @param fsync whether it would survive a power cut, which tests do not need: each drops a database, and with `on`
 * that waits until all of the others are on the disk
 */
export async function openTestCluster(fsync: 'on' | 'off' = 'off'): Promise<EmbeddedPostgres> {
  process.env.DATA_DIR = testData;
  // The disk of a machine that runs tests may be fuller than one that serves a site.
  process.env.FREE_DISK_MB ??= '0';
  const cluster = await openEmbeddedPostgres(testData);
  const admin = new pg.Client({ connectionString: await cluster.databaseUrl('postgres') });
  await admin.connect();
  try {
    await admin.query(`alter system set fsync = ${fsync}`);
    await admin.query('select pg_reload_conf()');
  } finally {
    await admin.end();
  }
  return cluster;
}

/**
 * Makes a migrated and seeded database to clone from, once for each state of schema, import and content.
 * @returns its name
 */
export async function ensureTemplate(cluster: EmbeddedPostgres): Promise<string> {
  const name = `template_${await hashOf(['src/db/**', 'src/core/content/**', 'src/server/start/import-content.ts', 'src/features/**', 'content/**'])}`;
  const admin = new pg.Client({ connectionString: await cluster.databaseUrl('postgres') });
  await admin.connect();
  try {
    // Until the connection ends: of two commands that begin at once, each would drop what the other makes.
    await admin.query("select pg_advisory_lock(hashtext('template'))");
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^(template_.{12}|filling|t_.*)$'",
    );
    for (const { datname } of rows) await admin.query(`drop database ${admin.escapeIdentifier(datname)} with (force)`);
    const url = await cluster.databaseUrl('filling');
    openDatabase(url);
    await migrateDatabase(url);
    connectFeatures();
    await importContent({ folder: resolve('content') });
    // Most tests serve a public address, which does not start with the demo's passwords.
    await db().delete(kycPasswords);
    // To draw the files of the import takes each server longer than its start, and hardly a test looks at them.
    await db().execute('delete from jobs.job');
    await closeDatabase();
    await shrink(url);
    await admin.query(`alter database filling rename to ${admin.escapeIdentifier(name)}`);
    return name;
  } finally {
    await admin.end();
  }
}

/** A third of a filled database is room that rows have left, and each clone would copy that. */
async function shrink(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (full, analyze)');
  await client.end();
}

/** Makes a fresh copy of the template under that name; an existing database with the name is dropped. */
export async function cloneDatabase(adminUrl: string, template: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`);
    const [copy, original] = [name, template].map((database) => admin.escapeIdentifier(database));
    // Half as long as by the log, as long as nothing waits for the disk.
    await admin.query(`create database ${copy} template ${original} strategy file_copy`);
  } finally {
    await admin.end();
  }
  // Whichever clone is served next from the folder of the tests may have it.
  await rm(join(testData, databaseIdName), { force: true });
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the test databases whose process, with whose number their names end, is no longer there. */
export async function dropLeftDatabases(cluster: EmbeddedPostgres): Promise<void> {
  const admin = new pg.Client({ connectionString: await cluster.databaseUrl('postgres') });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^t_.*_[0-9]+$'",
    );
    for (const { datname } of rows) {
      if (isRunning(Number(datname.split('_').at(-1)))) continue;
      await admin.query(`drop database if exists ${admin.escapeIdentifier(datname)} with (force)`);
    }
  } finally {
    await admin.end();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function hashOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const entries = globSync(patterns, { withFileTypes: true });
  const sources = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  const files = sources.map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
