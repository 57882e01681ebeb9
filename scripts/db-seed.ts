import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { ContentError } from '#core/content/content-error.ts';
import { StartError } from '#core/errors.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { demoContent, type ImportReport, importContent } from '#server/content/import-content.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { withDatabase } from '#server/start/with-database.ts';

/** `npm run db:seed [-- --content folder]` imports the content folder into the database. */
async function seed() {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  const folder = values.content ? resolve(values.content) : demoContent;
  connectFeatures();
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      await migrateDatabase(url);
      printReport(await importContent({ folder }));
    } finally {
      await closeDatabase();
    }
  });
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
