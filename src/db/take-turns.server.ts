import type pg from 'pg';
import { logger } from '#core/logger.server.ts';

/** The advisory lock of a process that migrates and fills a database; it lasts no longer than its connection. */
const setUpLock = 5_220_142;
const retryDelay = 500;

/**
 * Runs the work while no other process does so on this database. Processes that start in the meantime wait, however long
 * it takes, and log this every half minute. They keep trying instead of waiting inside PostgreSQL, because an index that
 * is built concurrently would wait for such a statement to end.
 */
export async function takeTurns<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; !(await takeLock(client)); tries += 1) {
    if (tries % 60 === 0) logger.info('waiting for another process that is migrating or filling the database');
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [setUpLock]).catch(() => {});
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [setUpLock]);
  return rows[0]?.mine ?? false;
}
