import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { unguardedDatabase } from './client.server.ts';

/** Runs the migrations that the database does not have yet. */
export async function migrateDatabase(): Promise<void> {
  await migrate(unguardedDatabase(), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
}
