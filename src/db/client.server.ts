import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import {
  drizzle,
  type NodePgDatabase,
  type NodePgQueryResultHKT,
  type PgDeleteBase,
  type PgInsertBuilder,
  type PgTable,
  type PgUpdateBuilder,
} from '#core/drizzle-pg.ts';
import { readEnv } from '#core/env.ts';
import { setCounterDatabase } from '#core/http/rate-limit.server.ts';
import { closeJobs, setJobsDatabase } from '#core/jobs/jobs.server.ts';
import { connectForLongWork, createPool, createWriterPool } from './create-pool.server.ts';
import type { NotContent } from './schema/content-table.ts';

type DrizzleDatabase = NodePgDatabase;
/** Drizzle's own `transaction` cannot be called, because it gives a connection in doubt to the next caller. */
type FullDatabase = Omit<DrizzleDatabase, 'transaction'>;
/** An open transaction that can write every table, including those of public content. */
export type UnguardedTransaction = Parameters<Parameters<DrizzleDatabase['transaction']>[0]>[0];
type OrdinaryTable = PgTable & NotContent;

/** Can write every table except those of public content. */
type OrdinaryWrites = {
  insert<Table extends OrdinaryTable>(table: Table): PgInsertBuilder<Table, NodePgQueryResultHKT>;
  update<Table extends OrdinaryTable>(table: Table): PgUpdateBuilder<Table, NodePgQueryResultHKT>;
  delete<Table extends OrdinaryTable>(table: Table): PgDeleteBase<Table, NodePgQueryResultHKT>;
};

/** A database or an open transaction on it. */
export type Queryable = Pick<FullDatabase, 'select' | 'selectDistinct' | 'execute'> & OrdinaryWrites;

export type Database = Omit<FullDatabase, 'insert' | 'update' | 'delete'> & OrdinaryWrites;

/** An open transaction; its own `transaction` is a savepoint. */
export type Transaction = Database & {
  transaction<Result>(work: (savepoint: Transaction) => Promise<Result>): Promise<Result>;
  rollback(): never;
};

type Opened = { url: string; pool: pg.Pool; writer: pg.Pool; database: FullDatabase };
let opened: Opened | undefined;

/** Opens the pool of this process; it connects with the first query. */
export function openDatabase(url: string): Database {
  const pool = createPool(url, readEnv().DATABASE_POOL_SIZE);
  const database = drizzle(pool, { casing: 'snake_case' });
  opened = { url, pool, writer: createWriterPool(url), database };
  setCounterDatabase(database);
  setJobsDatabase(url);
  return database;
}

const inVain = new AsyncLocalStorage<Database>();

/** The database of this process, or within a preview the transaction that holds what it shows. */
export function db(): Database {
  return inVain.getStore() ?? stateOf().database;
}

/** Lets everything that the work calls read from an open transaction, which its caller rolls back. */
export function readingFrom<Result>(tx: Database, work: () => Promise<Result>): Promise<Result> {
  return inVain.run(tx, work);
}

/** Whether what is read now will be rolled back, so that nothing of it may be kept. */
export const isInVain = (): boolean => inVain.getStore() !== undefined;

/** A connection of the pool, which the caller must release; only for `transaction`. */
export function takeConnection(): Promise<pg.PoolClient> {
  return stateOf().pool.connect();
}

/** The one for writes of public content, which the caller must release; only for `writerTransaction`. */
export function takeWriterConnection(): Promise<pg.PoolClient> {
  return stateOf().writer.connect();
}

/** A separate connection without the timeouts of visitors, which the caller must end. */
export function connectApart(): Promise<pg.Client> {
  return connectForLongWork(stateOf().url, { pipeline: true });
}

export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closeJobs();
  await Promise.all([closing?.pool.end(), closing?.writer.end()]);
}

function stateOf(): Opened {
  if (!opened) throw new Error('openDatabase() comes first');
  return opened;
}

let probe: Promise<boolean> | undefined;

/**
 * Whether the pool provides a connection that answers within 2 s; never throws. Callers share one probe, so that
 * frequent checks need only one connection.
 */
export function isDatabaseReady(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref());
  probe ??= askDatabase().finally(() => {
    probe = undefined;
  });
  return Promise.race([probe, late]);
}

async function askDatabase(): Promise<boolean> {
  try {
    await opened?.pool.query('select 1');
    return opened !== undefined;
  } catch {
    return false;
  }
}
