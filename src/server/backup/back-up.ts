import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '#core/errors.ts';
import { listMigrations } from '#db/migrate-database.server.ts';
import { type BackupManifest, manifestName, rowsPart, secretName } from './backup-manifest.ts';
import { connectForCopy, listStoredFiles } from './connect-for-copy.ts';
import { type ArchiveWriter, createArchive } from './create-archive.ts';
import { listRunMigrations, listTables, readSequences, type TableColumns } from './read-catalogue.ts';

type Parts = {
  /** A connection that `openSnapshot` returned. */
  snapshot: pg.Client;
  dataFolder: string;
  file: string;
  /** The public keys of age for which the archive is encrypted; without any, it is not. */
  recipients?: readonly string[];
  report: (progress: string) => void;
};

const partSize = 8 * 1024 * 1024;

/**
 * A connection that sees the database as it is now, whatever others write from here on. Nothing but a change of the
 * schema has to wait for it. The caller must end it.
 * @throws StartError when the database is not one of this site
 */
export async function openSnapshot(url: string): Promise<pg.Client> {
  const client = await connectForCopy(url);
  try {
    const tables = await listTables(client);
    const migrations = await listRunMigrations(client);
    if (migrations.length === 0) throw new StartError('The database is empty: there is nothing to back up');
    await client.query('begin transaction isolation level repeatable read read only');
    // These locks come before the snapshot, which is taken by the first query.
    const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    if (String(await listRunMigrations(client)) !== String(migrations)) {
      throw new StartError('The schema of the database has just changed: run the backup again');
    }
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Writes one archive with all rows of the snapshot and then all stored files, while the site continues to run. The
 * files come second, because a row without its file would be a loss, and a file without its row is not.
 */
export async function backUp({ snapshot, dataFolder, file, recipients = [], report }: Parts): Promise<BackupManifest> {
  if (existsSync(file)) throw new StartError(`${file} already exists: choose another name`);
  const archive = await createArchive(file, recipients);
  try {
    const tables: BackupManifest['tables'] = [];
    const all = await listTables(snapshot);
    for (const table of all) {
      report(`table ${tables.length + 1} of ${all.length}, ${table.name}`);
      tables.push({ ...table, rows: await addRows(archive, snapshot, table) });
    }
    const manifest = { ...(await describeOrigin(snapshot)), tables, sequences: await readSequences(snapshot) };
    await addFiles(archive, dataFolder, report);
    // Whoever has the secret can make every signed link.
    if (recipients.length > 0) await archive.addFile(secretName, join(dataFolder, secretName));
    const complete: BackupManifest = { ...manifest, checksums: { ...archive.checksums } };
    await archive.add(manifestName, Buffer.from(JSON.stringify(complete, null, 1)));
    await archive.finish();
    return complete;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function describeOrigin(snapshot: pg.Client) {
  const migrations = await listRunMigrations(snapshot);
  const newest = migrations.at(-1);
  const schema = (await listMigrations()).find(({ when }) => when === newest)?.name ?? `of ${newest}`;
  const { rows } = await snapshot.query<{ version: string }>("select current_setting('server_version') as version");
  return { format: 1 as const, made: new Date().toISOString(), postgres: rows[0]?.version ?? '', schema, migrations };
}

/** @returns how many rows the table has */
async function addRows(archive: ArchiveWriter, snapshot: pg.Client, { name, columns }: TableColumns): Promise<number> {
  const list = columns.map((column) => snapshot.escapeIdentifier(column)).join(', ');
  const copy = snapshot.query(copyTo(`copy public.${snapshot.escapeIdentifier(name)} (${list}) to stdout`));
  let number = 0;
  for await (const bytes of inParts(copy)) {
    number += 1;
    await archive.add(rowsPart(name, number), bytes);
  }
  // PostgreSQL sends the count after the last row, so it may not have arrived yet; the answer to the next query follows it.
  await snapshot.query('select');
  return copy.rowCount;
}

/** Divides rows at their ends; a line break within a value is written as `\n`, so each break ends a row. */
async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf('\n') + 1;
    waiting.push(chunk);
    size += chunk.length;
    if (size < partSize || end === 0) continue;
    const rest = chunk.subarray(end);
    yield Buffer.concat([...waiting.slice(0, -1), chunk.subarray(0, end)]);
    waiting = [rest];
    size = rest.length;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function addFiles(archive: ArchiveWriter, dataFolder: string, report: Parts['report']): Promise<void> {
  const paths = await listStoredFiles(dataFolder);
  for (const [index, path] of paths.entries()) {
    report(`file ${index + 1} of ${paths.length}`);
    await archive.addFile(path, join(dataFolder, path));
  }
}
