import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '#db/client.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { cloneDatabase } from './cluster.ts';
import { recordStatements } from './record-statements.ts';

/**
 * Gives the tests of a file their own database, a clone of the demo site, which `db()` then returns.
 * @returns a function that returns the database once the tests run
 */
export function withTestDatabase(): () => Database {
  let database: Database | undefined;
  const { RECORD_STATEMENTS } = process.env;
  if (RECORD_STATEMENTS) recordStatements(RECORD_STATEMENTS);
  beforeAll(async () => {
    connectFeatures();
    const name = `t_${process.env.VITEST_POOL_ID}_${process.pid}`;
    database = openDatabase(await cloneDatabase(inject('adminUrl'), inject('template'), name));
  });
  afterAll(closeDatabase);
  return () => {
    if (!database) throw new Error('the database is available only while the tests run');
    return database;
  };
}
