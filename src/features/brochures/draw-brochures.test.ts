import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { deletePrivate, findPrivate } from '#core/files/private-files.server.ts';
import { closeJobs, drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { brochures } from '#db/schema/brochures.ts';
import { services } from '#db/schema/services.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { createService } from '#tests/factories/service.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { drawBrochures } from './draw-brochures.job.ts';

const database = withTestDatabase();
const patient = { timeout: 30_000, interval: 100 };
afterEach(async () => {
  await drainJobs();
  await closeJobs();
});

const pathOf = async (slug: string) => {
  const [row] = await database().select().from(brochures).where(eq(brochures.slug, slug));
  return row?.filePath ?? '';
};
const textOf = async (slug: string) => {
  const bytes = await findPrivate(await pathOf(slug));
  return bytes && (await readPdf(bytes)).text;
};
const describeAs = (id: number, tagline: string) =>
  writeContent(async (tx, changed) => {
    await tx.update(services).set({ tagline }).where(eq(services.id, id));
    changed('service', [id]);
  });

test('the brochure is drawn soon after its service was written, and anew when its text changes', async () => {
  await runJobs([drawBrochures]);
  const { id, slug } = await createService({ name: 'Drawn mark', tagline: 'The first' });
  await expect.poll(() => textOf(slug), patient).toContain('The first');
  const first = await pathOf(slug);
  await describeAs(id, 'The second');
  await expect.poll(() => textOf(slug), patient).toContain('The second');
  expect(await pathOf(slug)).not.toBe(first);
});

test('after two writes in short succession, the newer text is in the file, whichever job ran last', async () => {
  const { id, slug } = await createService({ name: 'Hasty mark', tagline: 'The first' });
  await runJobs([drawBrochures]);
  const older = drawBrochures.run('');
  await describeAs(id, 'The second');
  const newer = drawBrochures.run('');
  await describeAs(id, 'The third');
  await Promise.all([older, newer]);
  await expect.poll(() => textOf(slug), patient).toContain('The third');
});

test('a brochure that cannot be stored keeps no other waiting, and leaves a line in the log', async () => {
  const { slug } = await createService({ name: 'Able mark' });
  await drawBrochures.run('');
  const [first] = await listServiceCards('en');
  const paths = await Promise.all([first?.slug ?? '', slug].map(pathOf));
  await Promise.all(paths.map(deletePrivate));
  // Nothing can be stored under the name of a folder.
  const taken = join(readEnv().DATA_DIR, 'files', 'private', paths[0] ?? '');
  await mkdir(taken);
  onTestFinished(() => rm(taken, { recursive: true }));
  const warned = vi.spyOn(logger, 'warn');
  onTestFinished(() => warned.mockRestore());
  await runJobs([drawBrochures]);
  await describeAs((await createService({ name: 'Another mark' })).id, 'Another');
  await expect.poll(() => textOf(slug), patient).toContain('Able mark');
  await expect
    .poll(() => warned.mock.calls, patient)
    .toContainEqual([expect.objectContaining({ queue: 'brochures' }), 'a job failed']);
});
