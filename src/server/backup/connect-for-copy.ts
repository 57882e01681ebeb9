import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type pg from 'pg';
import { reasonOf } from '#core/describe-error.ts';
import { StartError } from '#core/errors.ts';
import { connectForLongWork } from '#db/create-pool.server.ts';

/**
 * A connection without any time limit, even if its role has one, whose rows every version of PostgreSQL reads alike.
 * @throws StartError when the database cannot be reached
 */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = await connectForLongWork(url).catch((error) => {
    throw new StartError(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  });
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'];
  await client.query("select set_config(name, '0', false) from pg_settings where name = any($1)", [limits]);
  await client.query("set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'");
  await client.query("set bytea_output = 'hex'; set extra_float_digits = 1");
  return client;
}

/** The stored files of a data folder, as paths like `files/public/logo.svg`, without uploads that are still arriving. */
export async function listStoredFiles(dataFolder: string): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataFolder, join(parentPath, name)).split(sep).join('/'));
  return paths.filter((path) => !path.startsWith('files/incoming/')).sort();
}
