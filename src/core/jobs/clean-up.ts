import { type SQL, sql } from '#core/drizzle.ts';
import type { NodePgDatabase } from '#core/drizzle-pg.ts';

type Database = Pick<NodePgDatabase, 'execute'>;

/** Something that expires, as its owner declares it. A job that runs once an hour cleans it up. */
export type CleanUp = {
  /** What is cleaned up, for the log: `sessions`. */
  name: string;
  /** @returns how many were cleaned up, which is logged unless it is none */
  run(database: Database): Promise<number>;
};

type Rows = {
  table: string;
  /** Which rows are cleaned up. After an update it must no longer hold for them. */
  where: SQL;
  /** What an update sets; without it, the rows are deleted. */
  set?: SQL;
};

/** Few enough that a statement stays within its 5 s, however many rows have expired. */
const batch = 5_000;

/** Deletes or closes rows, in as many statements as that takes. */
export function cleanUpRows(name: string, { table, where, set }: Rows): CleanUp {
  const rows = sql.identifier(table);
  const act = set ? sql`update ${rows} set ${set}` : sql`delete from ${rows}`;
  // Rows that a visitor is using at the moment are left for the next hour.
  const some = sql`select ctid from ${rows} where ${where} limit ${batch} for update skip locked`;
  return {
    name,
    async run(database) {
      let total = 0;
      for (let done = batch; done === batch; total += done) {
        const { rowCount } = await database.execute(sql`${act} where ctid = any(array(${some}))`);
        done = rowCount ?? 0;
      }
      return total;
    },
  };
}
