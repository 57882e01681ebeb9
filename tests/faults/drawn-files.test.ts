import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { makeFolder, promised, startServer, stopServer } from './run-server.ts';

const { folder, remove } = await makeFolder();
const cluster = await openEmbeddedPostgres(folder);
afterAll(async () => {
  await cluster.stop();
  await remove();
});

test('a new site draws its brochures, documents and calendars by itself, also when it is killed while doing so', async () => {
  const settings = { DATABASE_URL: await cluster.databaseUrl('drawn'), DATA_DIR: folder, SEED: 'demo' };
  const namesIn = (place: string) => readdir(join(folder, 'files', place)).catch(() => []);
  const first = await startServer(settings);
  // It answers before it has drawn them all.
  await expect
    .poll(async () => (await namesIn('private/brochures')).length, { timeout: promised(20) })
    .toBeGreaterThan(0);
  first.process.kill('SIGKILL');
  await first.ended;

  const again = await startServer(settings);
  const database = openDatabase(settings.DATABASE_URL);
  onTestFinished(closeDatabase);
  const waiting = async () => {
    const { rows } = await database.execute(`
      select from jobs.job where name in ('brochures', 'calendars', 'downloads') and state in ('created', 'active', 'retry')`);
    return rows.length;
  };
  await expect.poll(waiting, { timeout: promised(60), interval: 200 }).toBe(0);
  const pathsOf = async (table: string) => {
    const { rows } = await database.execute<{ path: string }>(`select file_path as path from ${table} order by 1`);
    return rows.map(({ path }) => path);
  };
  for (const table of ['brochures', 'download_files']) {
    const [place = ''] = (await pathsOf(table)).map((path) => `private/${path.split('/')[0]}`);
    const stored = await namesIn(place);
    // A document is stored with the letterhead in its name.
    for (const path of await pathsOf(table))
      expect(stored).toContainEqual(expect.stringMatching(new RegExp(`^${path.split(/[/.]/)[1]}[-.]`)));
  }
  const { rows: unmeasured } = await database.execute('select from download_files where bytes = 0 or pages is null');
  expect(unmeasured).toEqual([]);
  expect((await namesIn('public/calendars')).length).toBeGreaterThan(0);
  await stopServer(again);
});
