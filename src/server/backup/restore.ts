import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { StartError } from '#core/errors.ts';
import { databaseIdName } from '#db/embedded/data-folder.server.ts';
import { halfRestored, isHalfRestored, listMigrations, migrateInTurn } from '#db/migrate-database.server.ts';
import { takeTurns } from '#db/take-turns.server.ts';
import { type BackupManifest, secretName } from './backup-manifest.ts';
import { beginLoading } from './begin-loading.ts';
import { checkArchive } from './check-archive.ts';
import { connectForCopy, listStoredFiles } from './connect-for-copy.ts';
import { type ArchivePart, readArchive } from './read-archive.ts';
import { emptyDatabase, isEmptyDatabase } from './read-catalogue.ts';

type Report = (progress: string) => void;
type Parts = {
  url: string;
  dataFolder: string;
  file: string;
  /** The keys of an encrypted backup. */
  keys?: readonly string[];
  manifest: BackupManifest;
  report: Report;
  /** Runs when everything is in its place, while a site that starts still waits. */
  next?: () => Promise<void>;
};

/**
 * Reads the whole backup and compares its checksums, before anything is created.
 * @throws StartError when it is damaged, belongs to a newer release, or the data folder already contains files
 */
export async function prepareRestore({ dataFolder, file, keys = [], report }: Omit<Parts, 'url' | 'manifest'>) {
  const hasFiles = existsSync(join(dataFolder, secretName)) || (await listStoredFiles(dataFolder)).length > 0;
  if (hasFiles) throw new StartError(`The data folder ${dataFolder} already contains files: restore into an empty one`);
  const manifest = await checkArchive(file, keys, report);
  const known = (await listMigrations()).map(({ when }) => when);
  if (manifest.migrations.every((when) => known.includes(when))) return manifest;
  throw new StartError(
    `${file} has a schema that this release does not know (${manifest.schema}): install a newer one`,
  );
}

/**
 * Restores a backup that `prepareRestore` has read: migrates the empty database to the schema of the backup, loads its
 * rows and files, and runs the remaining migrations. If that fails, nothing of it remains. Meanwhile a site that starts
 * waits, and after a restore that was killed it refuses to start.
 * @throws StartError when the database is not empty
 */
export async function restore(parts: Parts): Promise<void> {
  const client = await connectForCopy(parts.url);
  const staged = join(parts.dataFolder, 'restoring');
  try {
    await takeTurns(client, async () => {
      // What a killed restore has left.
      if (await isHalfRestored(client)) await emptyDatabase(client);
      await rm(staged, { recursive: true, force: true });
      if (!(await isEmptyDatabase(client))) {
        throw new StartError('The database already contains tables: restore into an empty one');
      }
      await restoreInto(client, staged, parts).catch(async (error) => {
        await client.query('rollback');
        await emptyDatabase(client);
        await removePlaced(parts.dataFolder);
        if (error instanceof StartError || !(error instanceof Error)) throw error;
        throw new StartError(`The restore failed, and nothing of it remains: ${error.message}`, { cause: error });
      });
    });
  } finally {
    await rm(staged, { recursive: true, force: true });
    await client.end();
  }
}

async function restoreInto(client: pg.Client, staged: string, parts: Parts) {
  const { url, dataFolder, file, keys, manifest, report, next } = parts;
  await client.query(`create schema ${halfRestored}`);
  await migrateInTurn(url, { only: manifest.migrations });
  const rows = await beginLoading(client, manifest);
  const visit = async (part: ArchivePart) => {
    report(`restoring ${part.name}`);
    if (!(await rows.load(part))) await stage(staged, part);
  };
  await readArchive(file, visit, keys);
  await rows.commit();
  report('updating the schema');
  await migrateInTurn(url);
  // The next start makes a new identity, so that the folder of the old database is not taken for that of the new one.
  await client.query('delete from database_identity');
  await client.query('analyze');
  await moveIntoPlace(staged, dataFolder);
  await next?.();
  await client.query(`drop schema ${halfRestored}`);
}

/** Writes a file where nothing reads it yet. Only the site may read it, whatever the archive says. */
async function stage(staged: string, { name, bytes }: ArchivePart): Promise<void> {
  const isSafe = name.split('/').every((step) => step !== '' && step !== '.' && step !== '..');
  if (!isSafe) throw new StartError(`The backup contains a file with an unsafe name: ${name}`);
  const path = join(staged, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
}

async function moveIntoPlace(staged: string, dataFolder: string): Promise<void> {
  await rm(join(dataFolder, databaseIdName), { force: true });
  await removePlaced(dataFolder);
  for (const name of placed) {
    if (existsSync(join(staged, name))) await rename(join(staged, name), join(dataFolder, name));
  }
}

const placed = ['files', secretName];

/** Before a restore there was at most a tree of empty folders, as `prepareRestore` has checked. */
async function removePlaced(dataFolder: string): Promise<void> {
  for (const name of placed) await rm(join(dataFolder, name), { recursive: true, force: true });
}
