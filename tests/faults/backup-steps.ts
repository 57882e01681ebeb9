import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { backUp, openSnapshot } from '#server/backup/back-up.ts';
import { listStoredFiles } from '#server/backup/connect-for-copy.ts';
import { createArchive } from '#server/backup/create-archive.ts';
import { readArchive } from '#server/backup/read-archive.ts';
import { listTables } from '#server/backup/read-catalogue.ts';
import { prepareRestore, restore } from '#server/backup/restore.ts';
import { makeFolder } from './run-server.ts';

const silently = () => {};
let databases = 0;

/** An empty database, which is dropped after the test. */
export async function makeEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  databases += 1;
  const name = `t_restore_${databases}_${process.pid}`;
  const admin = await connect(inject('adminUrl'));
  await admin.query(`create database ${name}`);
  const drop = async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
  };
  onTestFinished(drop);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

/** A connection that is closed after the test. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A new folder, which is deleted after the test. */
export async function makeEmptyFolder(): Promise<string> {
  const { folder, remove } = await makeFolder();
  onTestFinished(remove);
  return folder;
}

/** Each table with the number of its rows and a hash of all their values, including those that PostgreSQL computes. */
export async function hashTables(client: pg.Client): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ hash: string }>(`
      select count(*) || ' rows, ' || md5(coalesce(string_agg(line, E'\\n' order by line collate "C"), '')) as hash
      from (select row_to_json(t)::text as line from ${client.escapeIdentifier(name)} t) lines`);
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}

/** The stored files of a data folder with their bytes. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const paths = await listStoredFiles(folder);
  const files = paths.map(async (path) => [path, await readFile(join(folder, path), 'base64')]);
  return Object.fromEntries(await Promise.all(files));
}

export async function makeBackup(url: string, dataFolder: string, recipients?: string[]): Promise<string> {
  const file = join(await makeEmptyFolder(), 'backup.tar.gz');
  const snapshot = await openSnapshot(url);
  await backUp({ snapshot, dataFolder, file, ...(recipients && { recipients }), report: silently }).finally(() =>
    snapshot.end(),
  );
  return file;
}

export async function restoreBackup(file: string, url: string, dataFolder: string, keys: string[] = []): Promise<void> {
  const manifest = await prepareRestore({ dataFolder, file, keys, report: silently });
  await restore({ url, dataFolder, file, keys, manifest, report: silently });
}

/** Writes the archive anew with one part changed, so that its compression is intact. */
export async function changePart(file: string, part: string, change: (text: string) => string): Promise<void> {
  const parts: { name: string; bytes: Buffer }[] = [];
  await readArchive(file, async ({ name, bytes }) => {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    parts.push({ name, bytes: Buffer.concat(chunks) });
  });
  const archive = await createArchive(file);
  for (const { name, bytes } of parts) {
    await archive.add(name, name === part ? Buffer.from(change(bytes.toString())) : bytes);
  }
  await archive.finish();
}
