import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { demoContent, type ImportReport, importContent } from '#server/start/import-content.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run db:seed [-- --content folder --force]` imports the content folder into the database. With `--force` the files
 * win over what the desk has changed; what they replace is kept among the revisions.
 */
async function seed() {
  const { values } = parseArgs({
    options: { content: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const folder = values.content ? resolve(values.content) : demoContent;
  connectFeatures();
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      await migrateDatabase(url);
      printReport(await importContent({ folder, isForced: values.force }), values.force);
    } finally {
      await closeDatabase();
    }
  });
}

function printReport({ kinds, doubts, leftAlone, milliseconds }: ImportReport, isForced: boolean) {
  console.table(kinds);
  const what = isForced
    ? 'replaced by the files; their revisions keep what the desk had'
    : 'left as they are at the desk';
  if (leftAlone.length > 0) console.info(`${leftAlone.length} records were ${what}:`);
  for (const line of leftAlone) console.info(`- ${line}`);
  if (doubts.length > 0) console.info(`${doubts.length} things stay in doubt (content/order-worklist.yaml):`);
  for (const doubt of doubts) console.info(`- ${doubt}`);
  console.info(`Done in ${milliseconds} ms`);
}

await runCommand(seed);
