import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#db/client.server.ts';
import { tieDataFolder } from '#db/embedded/data-folder.server.ts';
import { oldOrphans } from '#db/orphaned-files.server.ts';
import { databaseIdentity } from '#db/schema/singletons.ts';
import { createLead, putLeadFile } from '#tests/factories/lead.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { orphanedLeadFiles } from './orphaned-lead-files.server.ts';

const folder = withDataFolder();
withTestDatabase();
const orphans = join(folder, 'files/orphans');
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  await rm(join(folder, 'files'), { recursive: true, force: true });
  await rm(join(folder, 'database-id'), { force: true });
  await tieDataFolder(db());
});
afterEach(() => vi.restoreAllMocks());

async function putOrphanOf(day: string) {
  await mkdir(join(orphans, day, 'lead-files'), { recursive: true });
  await writeFile(join(orphans, day, 'lead-files', 'a'), '%PDF');
}

test('a file without a lead is moved aside after a day, and counted', async () => {
  const { paths } = await createLead({ files: 40, daysOld: 2 });
  const orphan = await putLeadFile(undefined, 2);
  const arriving = await putLeadFile();
  expect(await orphanedLeadFiles.run(db())).toBe(1);
  expect(existsSync(orphan)).toBe(false);
  expect(await readdir(join(orphans, dayBefore(0), 'lead-files'))).toEqual([basename(orphan)]);
  for (const path of [...paths, arriving]) expect(existsSync(path), path).toBe(true);
});

test('if more than 5% of the files would go, none does', async () => {
  await createLead({ files: 37, daysOld: 2 });
  const lost = [await putLeadFile(undefined, 2), await putLeadFile(undefined, 2)];
  expect(await orphanedLeadFiles.run(db())).toBe(0);
  for (const path of lost) expect(existsSync(path)).toBe(true);
  await createLead({ files: 1, daysOld: 2 });
  expect(await orphanedLeadFiles.run(db())).toBe(2);
});

test('nothing is moved or deleted while the folder belongs to another database', async () => {
  await createLead({ files: 40 });
  const orphan = await putLeadFile(undefined, 2);
  await putOrphanOf(dayBefore(40));
  await db().update(databaseIdentity).set({ id: randomUUID() });
  expect(await orphanedLeadFiles.run(db())).toBe(0);
  expect(await oldOrphans.run(db())).toBe(0);
  expect(existsSync(orphan)).toBe(true);
  expect(await readdir(orphans)).toEqual([dayBefore(40)]);
});

test('what was moved aside is deleted after 30 days', async () => {
  for (const days of [31, 30, 1]) await putOrphanOf(dayBefore(days));
  expect(await oldOrphans.run(db())).toBe(1);
  expect((await readdir(orphans)).sort()).toEqual([dayBefore(30), dayBefore(1)]);
});

test('the database is asked for a thousand files at once', async () => {
  await mkdir(join(folder, 'files/private/lead-files'), { recursive: true });
  for (let count = 0; count < 2_500; count += 1) {
    await writeFile(join(folder, 'files/private/lead-files', randomUUID()), '');
  }
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect(await orphanedLeadFiles.run(db())).toBe(0);
  expect(query.mock.calls.filter(([sent]) => JSON.stringify(sent).includes('lead_files'))).toHaveLength(3);
});
