import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client.server.ts';

/** Brings the database to the newest migration; does nothing when it is there already. */
export async function migrateDatabase(database: Database): Promise<void> {
  await migrate(database, { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
}
