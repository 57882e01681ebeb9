import { readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { createJobsSchema } from '#core/jobs/jobs.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/open-embedded-postgres.server.ts';

/** `npm run db:migrate` brings the database to the schema of this release, before any process of it starts. */
async function migrate() {
  const env = readEnv();
  let cluster: EmbeddedPostgres | undefined;
  try {
    if (!env.DATABASE_URL) cluster = await openEmbeddedPostgres(env.DATA_DIR);
    const url = env.DATABASE_URL ?? (await cluster?.databaseUrl('kasauti')) ?? '';
    const names = await migrateDatabase(url);
    await createJobsSchema(url);
    console.info(names.length > 0 ? `Done: ${names.join(', ')}` : 'The database already has every migration');
  } finally {
    // A cluster that was already running belongs to the server that uses it.
    if (cluster && !cluster.wasRunning) await cluster.stop();
  }
}

try {
  await migrate();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
