import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import { databaseIdentity } from '#db/schema/singletons.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { isDataFolderOf, tieDataFolder } from './data-folder.server.ts';

const file = join(withDataFolder(), 'database-id');
withTestDatabase();
beforeEach(async () => {
  await rm(file, { force: true });
  await db().delete(databaseIdentity);
});
afterEach(() => vi.restoreAllMocks());

test('processes that start at once agree on one identity', async () => {
  const error = vi.spyOn(logger, 'error');
  await Promise.all(Array.from({ length: 8 }, () => tieDataFolder(db())));
  const [row] = await db().select().from(databaseIdentity);
  expect((await readFile(file, 'utf8')).trim()).toBe(row?.id);
  expect(await isDataFolderOf(db())).toBe(true);
  expect(error).not.toHaveBeenCalled();
});

test('a folder of another database is reported and stays as it is', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const other = randomUUID();
  await writeFile(file, other);
  await tieDataFolder(db());
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the files of another database'));
  expect(await readFile(file, 'utf8')).toBe(other);
  expect(await isDataFolderOf(db())).toBe(false);
});

test('a folder or a database that was never started belongs to nobody', async () => {
  expect(await isDataFolderOf(db())).toBe(false);
  await tieDataFolder(db());
  await rm(file);
  expect(await isDataFolderOf(db())).toBe(false);
});
