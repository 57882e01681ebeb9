import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '#core/env.ts';
import { logger } from '#core/logger.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { databaseIdentity } from '#db/schema/singletons.ts';

/** The file of the data folder that contains the id of the database whose files are stored there. */
export const databaseIdName = 'database-id';

/**
 * Ties the data folder to the database: a folder without an id gets the one of this database. If it has another one,
 * that is logged, because the rows of one database and the files of another do not belong together.
 */
export async function tieDataFolder(database: Queryable): Promise<void> {
  const id = (await findDatabaseId(database)) ?? (await makeDatabaseId(database));
  if (!(await findStoredId())) await storeId(id);
  if ((await findStoredId()) === id) return;
  logger.error(
    'DATA_DIR contains the files of another database: check DATA_DIR and DATABASE_URL; until they match, no file is cleaned up',
  );
}

/** Whether the files of the data folder are those of this database, so that its rows can say which ones nobody needs. */
export async function isDataFolderOf(database: Queryable): Promise<boolean> {
  const id = await findDatabaseId(database);
  return id !== undefined && id === (await findStoredId());
}

async function findDatabaseId(database: Queryable): Promise<string | undefined> {
  const [row] = await database.select({ id: databaseIdentity.id }).from(databaseIdentity);
  return row?.id;
}

/** Two processes may start at once: the first to insert the row wins. */
async function makeDatabaseId(database: Queryable): Promise<string> {
  await database.insert(databaseIdentity).values({}).onConflictDoNothing();
  const id = await findDatabaseId(database);
  if (!id) throw new Error('the database has no identity');
  return id;
}

async function findStoredId(): Promise<string | undefined> {
  try {
    return (await readFile(join(readEnv().DATA_DIR, databaseIdName), 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The first process to link the file wins, and nobody reads half an id. */
async function storeId(id: string): Promise<void> {
  const folder = readEnv().DATA_DIR;
  const draft = join(folder, `${databaseIdName}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, `${id}\n`);
  try {
    await link(draft, join(folder, databaseIdName));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
