import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDeleteBase, PgInsertBuilder, PgTable, PgTransactionConfig, PgUpdateBuilder } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { countIn } from '#core/http/rate-limit.server.ts';
import { closeJobs, keepJobsIn } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import type { NotContent } from './schema/content-table.ts';
import * as tables from './tables.ts';

type FullDatabase = NodePgDatabase<typeof tables>;
/** An open transaction that can write every table, including those of public content. */
export type UnguardedTransaction = Parameters<Parameters<FullDatabase['transaction']>[0]>[0];
type OrdinaryTable = PgTable & NotContent;

/** Can write every table except those of public content. */
type OrdinaryWrites = {
  insert<Table extends OrdinaryTable>(table: Table): PgInsertBuilder<Table, NodePgQueryResultHKT>;
  update<Table extends OrdinaryTable>(table: Table): PgUpdateBuilder<Table, NodePgQueryResultHKT>;
  delete<Table extends OrdinaryTable>(table: Table): PgDeleteBase<Table, NodePgQueryResultHKT>;
};

/** A database or an open transaction on it. */
export type Queryable = Pick<FullDatabase, 'select' | 'selectDistinct' | 'execute' | 'query'> & OrdinaryWrites;

export type Database = Omit<FullDatabase, 'insert' | 'update' | 'delete' | 'transaction'> &
  OrdinaryWrites & {
    transaction<Result>(work: (tx: Transaction) => Promise<Result>, config?: PgTransactionConfig): Promise<Result>;
  };
type Transaction = Database & { rollback(): never };

let pool: pg.Pool | undefined;
let database: FullDatabase | undefined;

/** Opens the pool of this process; it connects with the first query. Timeouts: connect 2 s, query 5 s, lock 2 s. */
export function openDatabase(url: string): Database {
  pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    query_timeout: 6_000,
    idleTimeoutMillis: 30_000,
    options: '-c statement_timeout=5000 -c lock_timeout=2000 -c jit=off -c timezone=UTC',
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => logger.warn({ reason: error.message }, 'a database connection broke'));
  database = drizzle(pool, { schema: tables, casing: 'snake_case' });
  countIn(database);
  keepJobsIn(url);
  return database;
}

/** The database of this process. */
export function db(): Database {
  return unguardedDatabase();
}

/** The same database without the guard on public content; only for `writeContent` and the migrations. */
export function unguardedDatabase(): FullDatabase {
  if (!database) throw new Error('openDatabase() comes first');
  return database;
}

export async function closeDatabase(): Promise<void> {
  const closing = pool;
  pool = undefined;
  database = undefined;
  await closeJobs();
  await closing?.end();
}

/** Whether the database answers at the moment; never throws. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    await pool?.query('select 1');
    return pool !== undefined;
  } catch {
    return false;
  }
}
