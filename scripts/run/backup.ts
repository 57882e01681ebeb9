import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { backUp, openSnapshot } from '#server/backup/back-up.ts';
import { secretName } from '#server/backup/backup-manifest.ts';
import { saveErasures } from '#server/person/repeat-erasures.ts';
import { saveWithdrawals } from '#server/person/repeat-withdrawals.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';
import { endProgress, showProgress } from './show-progress.ts';

/**
 * `npm run backup -- --recipient age1… [FILE]` saves the database and the files in one encrypted archive, while the site
 * continues to run.
 */
async function run() {
  const options = { recipient: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { recipient: recipients = [] } = values;
  const { DATA_DIR: dataFolder, DATABASE_URL } = readEnv();
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = resolve(positionals[0] ?? `backups/kasauti-${time}.tar.gz${recipients.length > 0 ? '.age' : ''}`);
  // A mistaken DATA_DIR would otherwise create an empty cluster.
  if (!DATABASE_URL && !existsSync(join(dataFolder, 'postgres.json'))) {
    throw new StartError(`There is no database in ${dataFolder}: set DATA_DIR or DATABASE_URL`);
  }
  const manifest = await withDatabase(async (url) => {
    const snapshot = await openSnapshot(url);
    try {
      const manifest = await backUp({ snapshot, dataFolder, file, recipients, report: showProgress() });
      await saveErasures(snapshot, file);
      await saveWithdrawals(snapshot, file);
      return manifest;
    } finally {
      await snapshot.end();
    }
  });
  endProgress();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = Object.keys(manifest.checksums).filter((part) => part.startsWith('files/')).length;
  const megabytes = ((await stat(file)).size / 1024 / 1024).toFixed(1);
  console.info(`${file}: ${manifest.tables.length} tables with ${rows} rows, ${files} files, ${megabytes} MB`);
  console.info(
    recipients.length > 0
      ? 'It is encrypted: store it on another machine, and its key on neither.'
      : 'It contains personal data and is NOT encrypted: use --recipient for whatever leaves this machine.',
  );
  if (!(secretName in manifest.checksums)) console.info('The secret of the site is not in it: store that separately.');
}

await runCommand(() => run().finally(endProgress));
