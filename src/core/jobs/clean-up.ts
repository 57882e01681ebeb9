import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

type Database = Pick<NodePgDatabase, 'execute'>;

/** Something that expires, as its owner declares it. A job that runs once an hour cleans it up. */
export type CleanUp = {
  /** What is cleaned up, for the log: `sessions`. */
  name: string;
  /** @returns how many were cleaned up, which is logged unless it is none */
  run(database: Database): Promise<number>;
};

/** One statement that deletes or closes rows. */
export function cleanUpRows(name: string, statement: SQL): CleanUp {
  return { name, run: async (database) => (await database.execute(statement)).rowCount ?? 0 };
}
