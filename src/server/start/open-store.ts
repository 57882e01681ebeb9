import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '#core/content/content-error.ts';
import { reasonOf } from '#core/describe-error.ts';
import type { Env } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { logger } from '#core/logger.server.ts';
import { closeDatabase, type Database, openDatabase } from '#db/client.server.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { tieDataFolder } from '#db/embedded/data-folder.server.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { refuseDemoPasswords } from '#features/kyc/demo-kyc-passwords.server.ts';
import { connectFeatures } from './connect-features.ts';
import { ContentListener } from './content-listener.ts';
import type { ContentRead } from './import-content.ts';

type Store = { close(): Promise<void> };

/**
 * Connects the features and opens the database (DATABASE_URL, else the embedded one), migrates it, fills an empty one with the
 * demo site unless SEED is none, and listens for content writes.
 * @throws StartError with one line for the operator
 */
export async function openStore(env: Env, onContentChange: () => void): Promise<Store> {
  connectFeatures();
  // While PostgreSQL creates its folder, this process only waits: meanwhile it reads the files of the demo site.
  const isNew = env.SEED === 'demo' && !env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres'));
  const reading = isNew ? readDemoContent() : undefined;
  reading?.catch(() => {});
  const embedded = env.DATABASE_URL ? undefined : await openEmbeddedPostgres(env.DATA_DIR);
  try {
    return await openDatabaseOf(env, { embedded, reading }, onContentChange);
  } catch (error) {
    if (error instanceof StartError || !env.DATABASE_URL) throw error;
    throw new StartError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`);
  }
}

type Begun = { embedded: EmbeddedPostgres | undefined; reading: Promise<ContentRead> | undefined };

async function openDatabaseOf(env: Env, { embedded, reading }: Begun, onChange: () => void): Promise<Store> {
  const url = env.DATABASE_URL ?? (await embedded?.siteUrl()) ?? '';
  const listener = new ContentListener({ url, embedded, onChange });
  // A cluster that was just made on a busy machine answers late.
  await listener.start(embedded ? 30_000 : undefined);
  try {
    const database = openDatabase(url);
    await migrateDatabase(url, {
      next: async () => {
        if (env.SEED === 'demo') await importDemoWhenEmpty(database, reading);
      },
    });
    await refuseDemoPasswords(database);
    await tieDataFolder(database);
  } catch (error) {
    // Only the owner of the data folder stops its server, which may belong to another process.
    await listener.stop();
    await closeDatabase();
    await embedded?.stop();
    throw error;
  }
  return {
    async close() {
      await listener.stop();
      await closeDatabase();
      await embedded?.stop();
    },
  };
}

/** Every content write increments the version, so 0 means that neither an import nor an editor has written anything. */
async function importDemoWhenEmpty(database: Database, reading?: Promise<ContentRead>) {
  if ((await getContentVersion(database)) > 0) return;
  const { demoContent, importContent } = await import('./import-content.ts');
  const { seedDemoDesk } = await import('./seed-demo-desk.ts');
  try {
    const { kinds, doubts, milliseconds } = await importContent({ folder: demoContent, reading });
    await seedDemoDesk(demoContent);
    const added = Object.fromEntries(Object.entries(kinds).map(([kind, counts]) => [kind, counts.added]));
    logger.info({ ms: milliseconds, added, doubts: doubts.length }, 'the demo site is in the database');
  } catch (error) {
    if (error instanceof ContentError) throw new StartError(`The demo site cannot be imported: ${error.message}`);
    throw error;
  }
}

/** The code of the import is loaded only when it is needed, so that every other start is faster. */
async function readDemoContent(): Promise<ContentRead> {
  const { demoContent, readContent } = await import('./import-content.ts');
  return readContent(demoContent);
}
