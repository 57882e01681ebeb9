import { resolve } from 'node:path';
import { readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { heedMailbox } from '#features/alerts/bounces/heed-mailbox.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run bounces -- MAILBOX` reads what has come back of the mails about changes, and ends or pauses them. */
async function run() {
  const [, , path] = process.argv;
  if (!path) throw new StartError('Name the mailbox: npm run bounces -- FILE or FOLDER');
  if (!readEnv().BOUNCE_ADDRESS) throw new StartError('Set BOUNCE_ADDRESS to the address of the mailbox');
  connectFeatures();
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      await migrateDatabase(url);
      const { mails, news } = await heedMailbox(resolve(path));
      const counts = Object.entries(news).map(([kind, count]) => `${kind} ${count}`);
      console.info(`${mails} mails read; new in them: ${counts.join(', ') || 'nothing'}`);
    } finally {
      await closeDatabase();
    }
  });
}

await runCommand(run);
