import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#core/errors.ts';
import { isEmailAddress } from '#core/text/addresses.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { countPerson, erasePerson } from '#db/person/erase-person.server.ts';
import { HeldError } from '#db/person/hold.server.ts';
import { exportPerson } from '#server/person/export-person.ts';
import { setAccess } from '#server/person/set-access.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

const usage = 'Write npm run person -- export|erase|sign-out|deactivate|activate and an email address';

/** `npm run person -- export|erase|sign-out|deactivate|activate <email>` does what a person may ask of the office. */
async function run() {
  const { values, positionals } = parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true });
  const [action = '', address = '', folder] = positionals;
  const act = actions[action];
  const email = address.toLowerCase();
  if (!act || !isEmailAddress(email)) throw new StartError(usage);
  connectFeatures();
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      await migrateDatabase(url);
      await act(email, { folder, isSure: values.yes ?? false });
    } finally {
      await closeDatabase();
    }
  });
}

type Options = { folder: string | undefined; isSure: boolean };

const actions: Record<string, (email: string, options: Options) => Promise<void>> = {
  async export(email, { folder = `person-${new Date().toISOString().slice(0, 10)}` }) {
    console.table(await exportPerson(email, resolve(folder)));
    console.info(`${resolve(folder)} contains what is stored about ${email}. Read it before you send it on.`);
  },
  async erase(email, { isSure }) {
    if (!isSure) {
      console.table(await countPerson({ email }));
      console.info('Nothing has been erased. Look for what a law obliges you to store, then repeat this with --yes.');
      return;
    }
    const erased = await erasePerson({ email }).catch((error) => {
      if (!(error instanceof HeldError)) throw error;
      throw new StartError(
        `Nothing has been erased, because a legal hold stands on this client (${error.reason}). An owner takes it off at the desk.`,
      );
    });
    console.table(erased);
    console.info('Erased. Run npm run backup now, so that a restore of an older backup repeats this.');
  },
  'sign-out': (email) => report(email, undefined, 'is logged out everywhere'),
  deactivate: (email) => report(email, false, 'is logged out everywhere and cannot log in'),
  activate: (email) => report(email, true, 'can log in again'),
};

async function report(email: string, isActive: boolean | undefined, done: string) {
  await setAccess(email, isActive);
  console.info(`${email} ${done}.`);
}

await runCommand(run);
