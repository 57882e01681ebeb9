import { hashPassword } from '#core/secrets/passwords.server.ts';
import { type Databases, onDatabase } from './databases.ts';
import { newAddress, password } from './form-posts.ts';

/** A diary that never fills. */
export const withoutDailyCap = `update settings set value = jsonb_set(value, '{daily_cap}', '1000000') where key = 'calls'`;

/** A demo site whose diary never fills, because a benchmark books more appointments than an office can take. */
export async function cloneForForms(databases: Databases): Promise<string> {
  const url = await databases.clone('forms');
  await onDatabase(url, (database) => database.query(withoutDailyCap));
  return url;
}

/** Creates clients with the password that the forms use; returns their email addresses. */
export async function addClients(databaseUrl: string, count: number, hash?: string): Promise<string[]> {
  const addresses = Array.from({ length: count }, newAddress);
  const values = [addresses, hash ?? (await hashPassword(password))];
  await onDatabase(databaseUrl, async (database) => {
    await database.query(
      `insert into clients (name, email, phone, password_hash)
       select 'Asha Raghunathan', email, '9845012345', $2 from unnest($1::text[]) email`,
      values,
    );
    await database.query('analyze clients');
  });
  return addresses;
}
