import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { deletePrivate, findPrivate } from '#core/files/private-files.server.ts';
import { closeJobs, drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { brochures } from '#db/schema/brochures.ts';
import { services } from '#db/schema/services.ts';
import { settings } from '#db/schema/site.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createService } from '#tests/factories/service.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { drawBrochures } from './draw-brochures.job.ts';

const database = withTestDatabase();
const patient = { timeout: 30_000, interval: 100 };
// The brochures of the demo would be drawn, too.
beforeAll(emptyContent);
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

test('the brochures are drawn anew when their letterhead changes at the desk', async () => {
  const { slug } = await createService({ name: 'Headed mark' });
  await runJobs([drawBrochures]);
  await expect.poll(() => textOf(slug), patient).toContain('Headed mark');
  const tagline = sql`jsonb_set(${settings.value}, '{tagline}', '"On a new letterhead"')`;
  await writeContent(async (tx, changed) => {
    await tx.update(settings).set({ value: tagline }).where(eq(settings.key, 'site'));
    changed('setting', [0]);
  });
  await expect.poll(() => textOf(slug), patient).toContain('On a new letterhead');
});

test('of many services, only those are read that were written, or whose brochure another process has drawn', async () => {
  const { id, slug } = await createService({ name: 'Read mark' });
  const other = await createService({ name: 'Unread mark' });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const countRead = async () => {
    query.mockClear();
    await drawBrochures.run('');
    const sent = query.mock.calls.map(([statement]) => JSON.stringify(statement));
    return sent.filter((statement) => statement.includes(String.raw`from \"service_faqs\"`)).length;
  };
  expect(await countRead()).toBeGreaterThan(1);
  expect(await countRead()).toBe(0);
  await describeAs(id, 'Written anew');
  expect(await countRead()).toBe(1);
  expect(await textOf(slug)).toContain('Written anew');
  const path = await pathOf(other.slug);
  await database().update(brochures).set({ filePath: 'brochures/older.pdf' }).where(eq(brochures.slug, other.slug));
  expect(await countRead()).toBe(1);
  expect(await pathOf(other.slug)).toBe(path);
  const tagline = sql`jsonb_set(${settings.value}, '{tagline}', '"On another letterhead"')`;
  await writeContent((tx) => tx.update(settings).set({ value: tagline }).where(eq(settings.key, 'site')));
  expect(await countRead()).toBeGreaterThan(1);
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
