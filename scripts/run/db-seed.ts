import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { demoContent, type ImportReport, importContent } from '#server/start/import-content.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

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

function printReport({ kinds, doubts, milliseconds }: ImportReport) {
  console.table(kinds);
  if (doubts.length > 0) console.info(`${doubts.length} things stay in doubt (content/order-worklist.yaml):`);
  for (const doubt of doubts) console.info(`- ${doubt}`);
  console.info(`Done in ${milliseconds} ms`);
}

await runCommand(seed);
