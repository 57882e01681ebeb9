import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { StartError } from '#core/errors.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { kycPasswordFault, kycSlots, setKycPassword } from '#features/kyc/kyc-passwords.server.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

const usage = 'Write npm run kyc-password -- 1, or 2 for the second password; --remove closes it';

/**
 * `npm run kyc-password -- 1` reads a password from the terminal, or from the standard input, and stores its hash as
 * the first of the two that open the KYC page; `-- 1 --remove` closes it.
 */
async function setPassword() {
  const { values, positionals } = parseArgs({ options: { remove: { type: 'boolean' } }, allowPositionals: true });
  const slot = kycSlots.find((number) => String(number) === positionals[0]);
  if (!slot || positionals.length > 1) throw new StartError(usage);
  const password = values.remove ? null : await readPassword();
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      await migrateDatabase(url);
      await setKycPassword(slot, password);
    } finally {
      await closeDatabase();
    }
  });
  console.log(password === null ? `KYC password ${slot} is closed.` : `KYC password ${slot} is set.`);
}

async function readPassword(): Promise<string> {
  // What is typed is not echoed.
  const output = stdin.isTTY ? new Writable({ write: (_chunk, _encoding, done) => done() }) : undefined;
  const reader = createInterface({ input: stdin, ...(output && { output }), terminal: stdin.isTTY });
  if (stdin.isTTY) stdout.write('Password (12 characters or more): ');
  const { value: password = '' } = await reader[Symbol.asyncIterator]().next();
  reader.close();
  if (stdin.isTTY) stdout.write('\n');
  const fault = await kycPasswordFault(password);
  if (fault) throw new StartError(fault);
  return password;
}

await runCommand(setPassword);
