import { copyFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, openSnapshot } from '#server/backup/back-up.ts';
import { createArchive } from '#server/backup/create-archive.ts';
import { readArchive } from '#server/backup/read-archive.ts';
import {
  changePart,
  connect,
  hashTables,
  makeBackup,
  makeEmptyDatabase,
  makeEmptyFolder,
  readFiles,
  restoreBackup,
} from './backup-steps.ts';
import { withSourceSite } from './with-source-site.ts';

// What is refused leaves everything as it was.

const site = withSourceSite('backup_refused');

const isEmpty = async (target: { url: string }) => {
  const { rows } = await (await connect(target.url)).query(`select from pg_tables where schemaname !~ '^(pg_|inf)'`);
  return rows.length === 0;
};

async function expectRefusal(file: string, reason: string | RegExp) {
  const [target, place] = [await makeEmptyDatabase(), await makeEmptyFolder()];
  await expect(restoreBackup(file, target.url, place)).rejects.toThrow(reason);
  expect(await isEmpty(target)).toBe(true);
  expect(await readFiles(place)).toEqual({});
}

test('a database with tables', async () => {
  const file = await makeBackup(site.url, site.folder);
  const target = await makeEmptyDatabase();
  const client = await connect(target.url);
  await client.query('create table mine (id int); insert into mine values (1)');
  const place = await makeEmptyFolder();
  await expect(restoreBackup(file, target.url, place)).rejects.toThrow('The database already contains tables');
  expect((await client.query('select * from mine')).rows).toEqual([{ id: 1 }]);
  expect(await readFiles(place)).toEqual({});
});

test('a data folder with files', async () => {
  const file = await makeBackup(site.url, site.folder);
  const target = await makeEmptyDatabase();
  const restoring = restoreBackup(file, target.url, site.folder);
  await expect(restoring).rejects.toThrow(`The data folder ${site.folder} already contains files`);
  expect(await isEmpty(target)).toBe(true);
});

test('an archive that is cut off anywhere', async () => {
  const file = await makeBackup(site.url, site.folder);
  const { size } = await stat(file);
  for (const share of [0.999, 0.1]) {
    await truncate(file, Math.floor(size * share));
    await expectRefusal(file, /backup\.tar\.gz is cut off in [\w/.-]+$/);
  }
  await truncate(file, 0);
  await expectRefusal(file, /backup\.tar\.gz is (not a backup|not a complete backup|cut off)/);
});

test('a changed byte anywhere', async () => {
  const file = await makeBackup(site.url, site.folder);
  const intact = await readFile(file);
  for (const share of [0.02, 0.6]) {
    const bytes = Buffer.from(intact);
    const at = Math.floor(bytes.length * share);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await writeFile(file, bytes);
    await expectRefusal(file, /backup\.tar\.gz is (damaged|cut off)|in .*backup\.tar\.gz is damaged/);
  }
});

test('a changed part, which is named', async () => {
  const file = await makeBackup(site.url, site.folder);
  await changePart(file, 'tables/leads/000001.copy', (text) => text.replace('Asha', 'Usha'));
  await expectRefusal(file, `tables/leads/000001.copy in ${file} is damaged: its checksum differs`);
});

test('a backup of a newer release', async () => {
  const file = await makeBackup(site.url, site.folder);
  await changePart(file, 'manifest.json', (text) => text.replace('"migrations": [', '"migrations": [ 1,'));
  await expectRefusal(file, 'has a schema that this release does not know');
});

test('rows that are not all there; the next restore into the same place succeeds', async () => {
  const file = await makeBackup(site.url, site.folder);
  const [damaged, target, place] = [`${file}.damaged`, await makeEmptyDatabase(), await makeEmptyFolder()];
  await copyFile(file, damaged);
  const count = (text: string) => text.replace(/("name": "team_members",[^}]*"rows": )\d+/, '$199999');
  await changePart(damaged, 'manifest.json', count);
  await expect(restoreBackup(damaged, target.url, place)).rejects.toThrow(/team_members should have 99999 rows/);
  expect(await isEmpty(target)).toBe(true);
  expect(await readFiles(place)).toEqual({});
  await restoreBackup(file, target.url, place);
  expect(await hashTables(await connect(target.url))).toEqual(await hashTables(await connect(site.url)));
});

test('a database without a schema has nothing to back up, and an existing file is not replaced', async () => {
  const { url: empty } = await makeEmptyDatabase();
  await expect(openSnapshot(empty)).rejects.toThrow('there is nothing to back up');
  const file = await makeBackup(site.url, site.folder);
  const snapshot = await openSnapshot(site.url);
  onTestFinished(() => snapshot.end());
  const again = backUp({ snapshot, dataFolder: site.folder, file, report: () => {} });
  await expect(again).rejects.toThrow(`${file} already exists`);
  await rm(file);
});

test('an archive is never complete before its time, although another of its name is', async () => {
  const file = join(await makeEmptyFolder(), 'backup.tar.gz');
  const first = await createArchive(file);
  const second = await createArchive(file);
  await second.add('half', Buffer.from('half'));
  await first.add('whole', Buffer.from('whole'));
  await first.finish();
  const names: string[] = [];
  await readArchive(file, async ({ name, bytes }) => {
    names.push(name);
    for await (const _ of bytes);
  });
  expect(names).toEqual(['whole']);
  await second.abandon();
});
