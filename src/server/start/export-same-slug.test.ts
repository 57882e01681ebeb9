import { describe, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { eq, inArray } from '#core/drizzle.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { redirects } from '#db/schema/records.ts';
import { services } from '#db/schema/services.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { exportRedirects, importRedirects, readRedirects } from '#features/records/files/exported-redirects.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { serviceCategoryKind } from '#features/services/service-category.record.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { changeRows } from '#tests/change-rows.ts';
import { importSources, withContentFolder } from '#tests/content-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

const folder = withContentFolder();
const kinds = [serviceCategoryKind, serviceKind];
/** A service of the files that the desk has moved, and what has its slug since. */
const [slug, moved, old] = ['bee-star-label', 'zorbit-label', '/services/marks/older-label'];
const [name, file] = ['Zorbit heir', 'records/redirects.yaml'];

const stored = async (database: ReturnType<typeof withTestDatabase>) =>
  database()
    .select({ slug: services.slug, name: services.name })
    .from(services)
    .where(inArray(services.slug, [slug, moved]))
    .orderBy(services.slug);

describe('a record that has got the slug by which files name another', () => {
  const database = withTestDatabase();

  test('has a file and old addresses of its own, which a second export and an import leave as they are', async () => {
    await changeRows('service', (tx) => tx.update(services).set({ slug: moved }).where(eq(services.slug, slug)));
    const { id } = await createService({ name, slug, category: 'Marks' });
    await database()
      .insert(redirects)
      .values({ fromPath: old, toPath: `/services/marks/${slug}`, kind: 'services', record: String(id) });
    const before = await stored(database);
    expect(await exportRecords(kinds, folder)).toHaveLength(3);
    expect(await exportRedirects([serviceKind], folder)).toEqual([file]);
    const { leftAlone } = await importSources([servicesContent], folder);
    expect([leftAlone, await stored(database)]).toEqual([[], before]);
    expect(await exportRecords(kinds, folder)).toEqual([]);
    expect(await exportRedirects([serviceKind], folder)).toEqual([]);
  });
});

describe('in another database', () => {
  const database = withTestDatabase();

  test('it is that record, too, and its old address leads to it', async () => {
    await importSources([servicesContent], folder);
    const own = await stored(database);
    expect(own.map((row) => [row.slug, row.name === name])).toEqual([
      [slug, true],
      [moved, false],
    ]);
    await writeContent(async (tx) =>
      importRedirects(createSync(tx, {}), [serviceKind], await readRedirects(openContent(folder))),
    );
    const [heir] = await database().select().from(services).where(eq(services.slug, slug));
    const [led] = await database().select().from(redirects).where(eq(redirects.fromPath, old));
    expect(led?.record).toBe(String(heir?.id));
  });
});
