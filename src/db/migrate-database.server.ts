import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { StartError } from '#core/errors.ts';
import { logger } from '#core/logger.server.ts';
import { connectForLongWork } from './create-pool.server.ts';
import { takeTurns } from './take-turns.server.ts';

type Migration = { name: string; text: string; when: number };
type Options = {
  folder?: string;
  /** How long one attempt may wait for the lock of a table, because meanwhile every query of that table is held up. */
  lockTimeout?: string;
  tries?: number;
  /** The times by which the journal knows the migrations that may run, if not all of them. */
  only?: readonly number[];
  /** Runs when the schema is up to date, while other processes still wait. */
  next?: () => Promise<void>;
};

/** A new cluster on a disk that writes something else as well answers late, and a start has nothing better to do. */
const patience = 30_000;
const ownFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs the migrations that a database does not have yet, on a separate connection without the timeouts of visitors.
 * A database that has all of them is only read. Processes that start at the same time take turns.
 * @returns the names of the migrations that ran
 * @throws StartError when a table stays locked by others
 */
export async function migrateDatabase(url: string, options: Options = {}): Promise<string[]> {
  const client = await connectForLongWork(url, { patience });
  try {
    return await takeTurns(client, async () => {
      if (await isHalfRestored(client)) {
        throw new StartError('A restore into this database was interrupted: run npm run restore again');
      }
      return runPending(client, options);
    });
  } finally {
    await client.end();
  }
}

/** The same for a restore, whose turn it is. */
export async function migrateInTurn(url: string, options: Pick<Options, 'only'> = {}): Promise<void> {
  const client = await connectForLongWork(url);
  await runPending(client, options).finally(() => client.end());
}

async function runPending(client: pg.Client, options: Options): Promise<string[]> {
  const { folder = ownFolder, lockTimeout = '5s', tries = 30, only, next } = options;
  const all = await readMigrations(folder);
  const pending = await listPending(client, only ? all.filter(({ when }) => only.includes(when)) : all);
  for (const migration of pending) await run(client, migration, { lockTimeout, tries });
  if (pending.length > 0) logger.info({ migrations: pending.length }, 'the database schema is up to date');
  await next?.();
  return pending.map(({ name }) => name);
}

/** A schema that is there while a backup is being restored, and so after one that was killed. */
export const halfRestored = 'half_restored';

export async function isHalfRestored(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regnamespace($1) is not null as exists', [
    halfRestored,
  ]);
  return rows[0]?.exists ?? false;
}

/** The migrations of this release, by their names and the times by which the journal knows them, oldest first. */
export async function listMigrations(): Promise<{ name: string; when: number }[]> {
  return (await readMigrations(ownFolder)).map(({ name, when }) => ({ name, when }));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
  );
  const reading = journal.entries.map(async ({ tag, when }) => {
    return { name: tag, when, text: await readFile(join(folder, `${tag}.sql`), 'utf8') };
  });
  return Promise.all(reading);
}

/** The migrations that ran are recorded as drizzle-kit does it, so that its tools can read the record. */
async function listPending(client: pg.Client, all: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as known`);
  if (!rows[0]?.known) {
    await client.query(`create schema if not exists drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
    return all;
  }
  const { rows: ran } = await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations');
  return all.filter(({ when }) => !ran.some(({ at }) => Number(at) === when));
}

type Patience = { lockTimeout: string; tries: number };

async function run(client: pg.Client, migration: Migration, { lockTimeout, tries }: Patience): Promise<void> {
  const { name } = migration;
  const start = performance.now();
  const passed = () => Math.round(performance.now() - start);
  const report = setInterval(() => logger.info({ name, ms: passed() }, 'a migration is still running'), 30_000);
  try {
    for (let attempt = 1; !(await tryToRun(client, migration, lockTimeout)); attempt += 1) {
      if (attempt === tries)
        throw new StartError(`${name} is waiting for a table that remains locked: try again later`);
      logger.warn({ name, attempt }, 'a migration is waiting for a table that others have locked');
      // Meanwhile those who were queueing behind the lock continue.
      await new Promise((resolve) => setTimeout(resolve, Math.min(attempt, 5) * 200));
    }
    logger.debug({ name, ms: passed() }, 'a migration has run');
  } finally {
    clearInterval(report);
  }
}

/** Runs a migration; false when it could not lock its tables. */
async function tryToRun(client: pg.Client, migration: Migration, lockTimeout: string): Promise<boolean> {
  try {
    await (concurrent.test(migration.text) ? runInSteps : runAtOnce)(client, migration, lockTimeout);
    return true;
  } catch (error) {
    // lock_not_available, deadlock_detected
    if (error instanceof Error && 'code' in error && /^(55P03|40P01)$/.test(`${error.code}`)) return false;
    throw error;
  }
}

/** Only outside a transaction does PostgreSQL build an index without locking its table. */
const concurrent = /\bindex\s+concurrently\b/i;

async function runAtOnce(client: pg.Client, migration: Migration, lockTimeout: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(migration.text);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Runs the statements one by one. Each must be repeatable, because if one fails, nothing undoes those before it. The
 * remains of an index that could not be completed are removed first.
 */
async function runInSteps(client: pg.Client, migration: Migration, lockTimeout: string): Promise<void> {
  for (const statement of migration.text.split('--> statement-breakpoint')) {
    await client.query(`set lock_timeout = '${concurrent.test(statement) ? 0 : lockTimeout}'`);
    const [, made] = /create\s+(?:unique\s+)?index\s+concurrently\s+("?\w+"?)\s+on/i.exec(statement) ?? [];
    if (made) await client.query(`drop index concurrently if exists ${made}`);
    await client.query(statement);
  }
  await record(client, migration);
}

async function record(client: pg.Client, { text, when }: Migration): Promise<void> {
  const hash = createHash('sha256').update(text).digest('hex');
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
}
