import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { unguardedDatabase } from './client.server.ts';

/** Brings the database to the newest migration; does nothing when it is there already. */
export async function migrateDatabase(): Promise<void> {
  await migrate(unguardedDatabase(), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
}
