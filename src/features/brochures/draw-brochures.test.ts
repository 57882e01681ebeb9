import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { findPrivate } from '#core/files/private-files.server.ts';
import { closeJobs, drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { brochures } from '#db/schema/brochures.ts';
import { services } from '#db/schema/services.ts';
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
