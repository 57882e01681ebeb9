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
