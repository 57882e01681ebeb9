import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { connectApart } from './client.server.ts';

/** Runs the migrations that the database does not have yet. */
export async function migrateDatabase(): Promise<void> {
  const client = await connectApart();
  try {
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
  } finally {
    await client.end();
  }
}
