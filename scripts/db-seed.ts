import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { ContentError } from '#core/content/content-error.ts';
import { readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/open-embedded-postgres.server.ts';
import { demoContent, type ImportReport, importContent } from '#server/content/import-content.ts';
import { connectFeatures } from '#server/start/connect-features.ts';

/** `npm run db:seed [-- --content folder]` imports the content folder into the database. */
async function seed() {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  const folder = values.content ? resolve(values.content) : demoContent;
  const env = readEnv();
  connectFeatures();
  let cluster: EmbeddedPostgres | undefined;
  try {
    if (!env.DATABASE_URL) cluster = await openEmbeddedPostgres(env.DATA_DIR);
    const url = env.DATABASE_URL ?? (await cluster?.databaseUrl('kasauti')) ?? '';
    openDatabase(url);
    await migrateDatabase(url);
    printReport(await importContent({ folder }));
  } finally {
    await closeDatabase();
    // A cluster that was already running belongs to the server that uses it.
    if (cluster && !cluster.wasRunning) await cluster.stop();
  }
}

function printReport({ kinds, milliseconds }: ImportReport) {
  console.table(kinds);
  console.info(`Done in ${milliseconds} ms`);
}

try {
  await seed();
} catch (error) {
  if (error instanceof ContentError || error instanceof StartError) console.error(error.message);
  else if (error instanceof DrizzleQueryError) console.error(`The database refused: ${error.cause?.message}`);
  else console.error(error);
  process.exitCode = 1;
}
