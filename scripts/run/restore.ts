import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { requeueMails } from '#features/mail/requeue-mails.server.ts';
import { secretName } from '#server/backup/backup-manifest.ts';
import { isEncrypted, readKeys } from '#server/backup/encryption.ts';
import { prepareRestore, restore } from '#server/backup/restore.ts';
import { mailSetup } from '#server/list-jobs.ts';
import { repeatErasures } from '#server/person/repeat-erasures.ts';
import { repeatWithdrawals } from '#server/person/repeat-withdrawals.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';
import { endProgress, showProgress } from './show-progress.ts';

/** `npm run restore -- FILE [--key FILE]` restores a backup into an empty database and an empty data folder. */
async function run() {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  if (!positionals[0]) throw new StartError('Name the backup: npm run restore -- FILE');
  const file = resolve(positionals[0]);
  const { DATA_DIR: dataFolder, APP_SECRET, BACKUP_KEY } = readEnv();
  const keys = await readKeys(values.key, BACKUP_KEY);
  const report = showProgress();
  const manifest = await prepareRestore({ dataFolder, file, keys, report });
  let mails = 0;
  let erased = 0;
  let stopped = 0;
  connectFeatures();
  await withDatabase(async (url) => {
    const next = async () => {
      openDatabase(url);
      erased = await repeatErasures(file);
      stopped = await repeatWithdrawals(file);
      // The jobs are not in the backup.
      mails = await requeueMails(mailSetup);
    };
    await restore({ url, dataFolder, file, keys, manifest, report, next }).finally(closeDatabase);
  });
  endProgress();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = Object.keys(manifest.checksums).filter((part) => part.startsWith('files/')).length;
  console.info(
    `Restored the state of ${manifest.made}: ${rows} rows, ${files} files, ${mails} mails waiting to be sent`,
  );
  if (erased > 0) console.info(`${erased} people who were erased after this backup were erased again.`);
  if (stopped > 0) console.info(`${stopped} people get no mails about changes again, because they have stopped since.`);
  if (!(await isEncrypted(file))) {
    console.info('The backup was not encrypted: whoever could read or write its store could read or change it.');
  }
  if (!APP_SECRET && !(secretName in manifest.checksums)) {
    console.info('Set the same APP_SECRET as before; with another one, links in earlier mails are invalid.');
  }
}

await runCommand(() => run().finally(endProgress));
