import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { countPerson, erasePerson } from '#db/person/erase-person.server.ts';
import { alertDigests, consents, followers, followRequests, mailAddresses } from '#db/schema/alerts.ts';
import { leads } from '#db/schema/leads.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { staff } from '#db/schema/staff.ts';
import { recordBounce } from '#features/alerts/bounces/record-bounce.server.ts';
import { readDigest } from '#features/alerts/digests/read-digest.server.ts';
import { unsubscribe } from '#features/alerts/manage/manage-follows.server.ts';
import { backUp, openSnapshot } from '#server/backup/back-up.ts';
import { prepareRestore, restore } from '#server/backup/restore.ts';
import { repeatErasures, saveErasures } from '#server/person/repeat-erasures.ts';
import { repeatWithdrawals, saveWithdrawals } from '#server/person/repeat-withdrawals.ts';
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
  await saveWithdrawals(snapshot, file);
  await snapshot.end();
}

/** Restores into a new place, which `db()` then reads. */
async function restoreFrom(file: string): Promise<{ erased: number; stopped: number; folder: string }> {
  const [{ url }, folder] = [await makeEmptyDatabase(), await makeEmptyFolder()];
  await closeDatabase();
  vi.stubEnv('DATA_DIR', folder);
  onTestFinished(() => closeDatabase());
  let erased = 0;
  let stopped = 0;
  const next = async () => {
    openDatabase(url);
    erased = await repeatErasures(file);
    stopped = await repeatWithdrawals(file);
  };
  const manifest = await prepareRestore({ dataFolder: folder, file, report });
  await restore({ url, dataFolder: folder, file, manifest, report, next });
  return { erased, stopped, folder };
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

test('who stopped mails about changes after a backup, or whose mails came back, gets none when it is restored', async () => {
  vi.stubEnv('DATA_DIR', site.folder);
  await closeDatabase();
  openDatabase(site.url);
  const store = await makeEmptyFolder();
  const names = ['stopped', 'bounced', 'complained', 'stays', 'before'];
  const emails = names.map((name) => `${name}@alerts.example`);
  const row = (email: string) => ({ email, language: 'en', unsubscribeToken: email.split('@')[0] ?? '' });
  const added = await db().insert(followers).values(emails.map(row)).returning();
  await db()
    .insert(alertDigests)
    .values(added.map(({ id, unsubscribeToken }) => ({ followerId: id, windowKey: 'w', messageId: unsubscribeToken })));
  await unsubscribe('before');
  // Who had stopped before follows again by now, and stays.
  await db().insert(followers).values(row('before@alerts.example'));
  await backUpTo(join(store, 'monday'));
  await unsubscribe('stopped');
  await recordBounce('bounced', { kind: 'hard', status: '5.1.1', via: 'smtp' });
  await recordBounce('complained', { kind: 'complaint', status: null, via: 'report' });
  await backUpTo(join(store, 'tuesday'));

  const { stopped } = await restoreFrom(join(store, 'monday'));
  expect(stopped).toBe(3);
  const left = (await db().select().from(followers)).map(({ email }) => email.split('@')[0]);
  expect(left.sort()).toEqual(['before', 'bounced', 'stays']);
  expect(await db().select().from(mailAddresses)).toMatchObject([{ silence: 'bounced', status: '5.1.1' }]);
  for (const messageId of ['stopped', 'bounced', 'complained']) expect(await readDigest(messageId)).toBeNull();
  // A complaint is a withdrawal, too.
  expect(await db().$count(consents)).toBe(3);

  vi.stubEnv('DATA_DIR', site.folder);
  await writeFile(
    join(store, 'tuesday.withdrawals'),
    JSON.stringify({ secret: 'of another site', stopped: [], silent: [] }),
  );
  await expect(restoreFrom(join(store, 'monday'))).rejects.toThrow('another APP_SECRET');
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
