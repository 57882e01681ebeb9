import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { exportOrders } from '#features/orders/files/export-orders.server.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { exportRedirects } from '#features/records/files/exported-redirects.server.ts';
import { features } from '#server/features.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { demoContent } from '#server/start/import-content.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:export [-- --content folder]` writes what the desk has changed back into the content folder. */
async function exportContent() {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  const folder = values.content ? resolve(values.content) : demoContent;
  connectFeatures();
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      const kinds = features.flatMap(({ records }) => records ?? []);
      const records = await exportRecords(kinds, folder);
      const law = await exportOrders(folder);
      for (const file of [...records, ...law, ...(await exportRedirects(kinds, folder))]) console.info(`- ${file}`);
      console.info(`${records.length} records and ${law.length} files of the law are now in ${folder}.`);
    } finally {
      await closeDatabase();
    }
  });
}

await runCommand(exportContent);
