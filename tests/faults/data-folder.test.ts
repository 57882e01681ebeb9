import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup, makeEmptyDatabase, makeEmptyFolder, restoreBackup } from './backup-steps.ts';
import { startServer, stopServer } from './run-server.ts';

const complaint = 'DATA_DIR contains the files of another database';

/** Starts the site on that database and folder, and returns what it has logged once it has stopped again. */
async function outputOf(url: string, folder: string): Promise<string> {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    APP_SECRET: 'a secret that only the tests know, long enough',
    LOG_LEVEL: 'error',
  };
  const server = await startServer(settings);
  await stopServer(server);
  return server.output();
}

test('the start says when DATA_DIR belongs to another database, and when a restored one is used with the old folder', async () => {
  const [original, other, restored] = [await makeEmptyDatabase(), await makeEmptyDatabase(), await makeEmptyDatabase()];
  const [folder, fresh] = [await makeEmptyFolder(), await makeEmptyFolder()];
  expect(await outputOf(original.url, folder)).toBe('');
  const id = await readFile(join(folder, 'database-id'), 'utf8');
  expect(await outputOf(original.url, folder)).toBe('');
  expect(await outputOf(other.url, folder)).toContain(complaint);

  await restoreBackup(await makeBackup(original.url, folder), restored.url, fresh);
  expect(await outputOf(restored.url, folder)).toContain(complaint);
  expect(await outputOf(restored.url, fresh)).toBe('');
  expect(await readFile(join(fresh, 'database-id'), 'utf8')).not.toBe(id);
  expect(await readFile(join(folder, 'database-id'), 'utf8')).toBe(id);
});
