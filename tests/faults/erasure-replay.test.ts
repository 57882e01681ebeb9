import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { countPerson, erasePerson } from '#db/person/erase-person.server.ts';
import { followers, followRequests } from '#db/schema/alerts.ts';
import { leads } from '#db/schema/leads.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { staff } from '#db/schema/staff.ts';
import { backUp, openSnapshot } from '#server/backup/back-up.ts';
import { prepareRestore, restore } from '#server/backup/restore.ts';
import { repeatErasures, saveErasures } from '#server/person/repeat-erasures.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { makeEmptyDatabase, makeEmptyFolder, readFiles } from './backup-steps.ts';
import { withSourceSite } from './with-source-site.ts';

const site = withSourceSite('erasure_replay');
const report = () => {};
afterEach(async () => {
  vi.unstubAllEnvs();
  await closeDatabase();
  openDatabase(site.url);
});

async function backUpTo(file: string) {
  const snapshot = await openSnapshot(site.url);
  await backUp({ snapshot, dataFolder: site.folder, file, report });
  await saveErasures(snapshot, file);
  await snapshot.end();
}

/** Restores into a new place, which `db()` then reads. */
async function restoreFrom(file: string): Promise<{ erased: number; folder: string }> {
  const [{ url }, folder] = [await makeEmptyDatabase(), await makeEmptyFolder()];
  await closeDatabase();
  vi.stubEnv('DATA_DIR', folder);
  onTestFinished(() => closeDatabase());
  let erased = 0;
  const next = async () => {
    openDatabase(url);
    erased = await repeatErasures(file);
  };
  const manifest = await prepareRestore({ dataFolder: folder, file, report });
  await restore({ url, dataFolder: folder, file, manifest, report, next });
  return { erased, folder };
}

test('who was erased after a backup is erased again when it is restored; who came back later is not', async () => {
  vi.stubEnv('DATA_DIR', site.folder);
  const store = await makeEmptyFolder();
  const [gone, back, colleague] = ['gone@lamps.example', 'back@lamps.example', 'tenzin@staff.example'];
  // They have only followed and asked to, so no other table has their addresses.
  const [follower, asker] = ['follower@lamps.example', 'asker@lamps.example'];
  await db().insert(followers).values({ email: follower, language: 'en', unsubscribeToken: 'x' });
  await db().insert(followRequests).values({ email: asker, language: 'en', notice: 'x', follows: [] });
  await createLead({ email: gone, files: 1, daysOld: 2 });
  await createLead({ email: back, message: 'the first time', daysOld: 2 });
  await db().insert(outboxMails).values({ messageId: 'gone', template: 'x', recipient: gone, data: {} });
  await createStaff({ name: 'Tenzin Dorje', email: colleague, roles: ['editor'] });
  await backUpTo(join(store, 'monday'));
  for (const email of [gone, back, colleague, follower, asker]) await erasePerson({ email });
  await createLead({ email: back, message: 'the second time' });
  const files = Object.keys(await readFiles(site.folder));
  await backUpTo(join(store, 'tuesday'));

  const monday = await restoreFrom(join(store, 'monday'));
  expect(monday.erased).toBe(5);
  expect(await db().select({ name: staff.name }).from(staff)).toEqual([{ name: 'Former colleague' }]);
  for (const email of [gone, back, colleague, follower, asker]) expect(await countPerson({ email })).toEqual({});
  expect(Object.keys(await readFiles(monday.folder)).sort()).toEqual(files.sort());
  // The others are all there.
  expect(await db().$count(leads)).toBe(20);

  vi.stubEnv('DATA_DIR', site.folder);
  const tuesday = await restoreFrom(join(store, 'tuesday'));
  expect(tuesday.erased).toBe(0);
  const rows = await db().select({ email: leads.email, message: leads.message }).from(leads);
  expect(rows.filter(({ email }) => email === back)).toEqual([{ email: back, message: 'the second time' }]);
});

test('a list of erasures that cannot be read ends the restore, and leaves no file behind', async () => {
  vi.stubEnv('DATA_DIR', site.folder);
  const store = await makeEmptyFolder();
  await backUpTo(join(store, 'monday'));
  await writeFile(join(store, 'sunday.erasures'), '[{');
  await expect(restoreFrom(join(store, 'monday'))).rejects.toThrow('nothing of it remains');
  expect(await readFiles(readEnv().DATA_DIR)).toEqual({});
  expect(existsSync(join(readEnv().DATA_DIR, 'app-secret'))).toBe(false);
});
