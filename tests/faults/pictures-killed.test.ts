import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { media } from '#db/schema/media.ts';
import { transaction } from '#db/transaction.server.ts';
import { sendVariants } from '#features/media/store-original.server.ts';
import { makeFolder, promised, startServer, stopServer } from './run-server.ts';

const { folder, remove } = await makeFolder();
const cluster = await openEmbeddedPostgres(folder);
afterAll(async () => {
  await cluster.stop();
  await remove();
});

test('a worker that is killed while it makes the sizes of a picture leaves none, and they are made again', async () => {
  const settings = { DATABASE_URL: await cluster.databaseUrl('pictures'), DATA_DIR: folder };
  const namesIn = (place: string) => readdir(join(folder, 'files', place)).catch(() => []);
  const first = await startServer(settings);
  const database = openDatabase(settings.DATABASE_URL);
  onTestFinished(closeDatabase);

  // Noise takes the encoder longest.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 5_000, height: 4_000, channels: 3, background: 'white', noise } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const id = crypto.randomUUID();
  const original = { storedAs: `media/${id}`, sha256: 'a1'.repeat(32), name: 'noise.jpg', format: 'jpeg' } as const;
  const place = { key: '0123456789abcdef', slug: 'noise', bytes: bytes.length, width: 5_000, height: 4_000 };
  const stored = join(folder, 'files/private/media');
  await mkdir(stored, { recursive: true });
  await writeFile(join(stored, id), bytes);
  await transaction(async (tx) => {
    await tx.insert(media).values({ ...original, ...place });
    await sendVariants(tx, original);
  });
  const drafts = async () => {
    const folders = await namesIn('incoming');
    const names = (await Promise.all(folders.map((name) => namesIn(`incoming/${name}`)))).flat();
    return names.filter((name) => /\.(avif|webp)$/.test(name));
  };
  await expect.poll(async () => (await drafts()).length, { timeout: promised(30), interval: 20 }).toBeGreaterThan(0);
  first.process.kill('SIGKILL');
  await first.ended;
  expect(await namesIn('public/media/0123456789abcdef')).toEqual([]);
  const [half] = await database.select().from(media).where(eq(media.storedAs, original.storedAs));
  expect(half?.shown).toBe(null);

  const again = await startServer(settings);
  const shown = async () => (await database.select().from(media))[0]?.shown ?? null;
  await expect.poll(shown, { timeout: promised(120), interval: 200 }).not.toBe(null);
  const made = await shown();
  const files = [480, 960, 1440, 2000].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  expect((await namesIn(`public/media/0123456789abcdef/${made?.folder}`)).sort()).toEqual(files.toSorted());
  await expect.poll(() => namesIn('public/media/0123456789abcdef')).toContain('noise.webp');
  await stopServer(again);
});
