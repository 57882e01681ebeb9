import { beforeEach, expect, test } from 'vitest';
import { asc, eq } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { recordRevisions, recordSources } from '#db/schema/records.ts';
import { serviceCategories, serviceSections, services } from '#db/schema/services.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { serviceRecord } from '#features/services/service.record.ts';
import { serviceCategoryKind } from '#features/services/service-category.record.server.ts';
import { serviceCategoryRecord } from '#features/services/service-category.record.ts';
import { changeRows } from '#tests/change-rows.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { archiveRecord } from './desk/archive-record.server.ts';
import { importRecords } from './import-records.server.ts';

const database = withTestDatabase();
beforeEach(async () => {
  await emptyContent();
  await database().delete(recordSources);
});

type Entry = { slug: string; name?: string; sections?: string[]; category?: string };

/** Imports these services from files, in the category `light`, and returns what was left alone. */
function importServices(...entries: Entry[]): Promise<string[]> {
  return writeContent(async (tx) => {
    const sync = createSync(tx);
    const light = serviceCategoryRecord.document.parse({ slug: 'light', name: 'Light' });
    await importRecords(sync, serviceCategoryKind, [
      { key: 'light', document: light, position: 0, file: 'categories.yaml' },
    ]);
    const records = entries.map(({ slug, name = 'Lamps', sections = [] }, position) => ({
      key: slug,
      document: serviceRecord.document.parse({
        slug,
        name,
        category: 'light',
        sections: sections.map((section) => ({ slug: section, name: section })),
      }),
      position,
      file: `${slug}.md`,
    }));
    await importRecords(sync, serviceKind, records);
    return sync.report.leftAlone;
  });
}

/** What a member of staff does at the desk, or somebody with SQL. */
const change = (slug: string, values: Partial<typeof services.$inferInsert>) =>
  changeRows('service', (tx) => tx.update(services).set(values).where(eq(services.slug, slug)));

const live = async () => {
  const { name, status } = services;
  const rows = await database()
    .select({ name, status })
    .from(services)
    .orderBy(asc(services.position), asc(services.id));
  return rows.map((row) => (row.status === 'published' ? row.name : `${row.name} (${row.status})`));
};

test('nobody changed it: nothing is written', async () => {
  await importServices({ slug: 'lamps', sections: ['glow'] });
  const version = await getContentVersion(database());
  expect(await importServices({ slug: 'lamps', sections: ['glow'] })).toEqual([]);
  expect(await getContentVersion(database())).toBe(version);
});

test('the file changed: it is written', async () => {
  await importServices({ slug: 'lamps' });
  expect(await importServices({ slug: 'lamps', name: 'Lanterns' })).toEqual([]);
  expect(await live()).toEqual(['Lanterns']);
});

test('the desk changed it: it is left alone and named', async () => {
  await importServices({ slug: 'lamps' });
  await change('lamps', { name: 'Desk lamps' });
  expect(await importServices({ slug: 'lamps' })).toEqual(['services lamps: changed at the desk (lamps.md)']);
  expect(await live()).toEqual(['Desk lamps']);
});

test('the desk changed a section or archived it: these are changes too', async () => {
  await importServices({ slug: 'lamps', sections: ['glow'] }, { slug: 'wicks' });
  await writeContent((tx) => tx.update(serviceSections).set({ content: '<p>Desk</p>' }));
  await change('wicks', { status: 'archived' });
  expect(await importServices({ slug: 'lamps', sections: ['glow'] }, { slug: 'wicks' })).toEqual([
    'services lamps: changed at the desk (lamps.md)',
    'services wicks: changed at the desk (wicks.md)',
  ]);
});

test('both changed it: it is left alone and named, at every import', async () => {
  await importServices({ slug: 'lamps' });
  await change('lamps', { name: 'Desk lamps' });
  const named = ['services lamps: changed at the desk, and in the file (lamps.md)'];
  expect(await importServices({ slug: 'lamps', name: 'Lanterns' })).toEqual(named);
  expect(await importServices({ slug: 'lamps', name: 'Lanterns' })).toEqual(named);
  expect(await live()).toEqual(['Desk lamps']);
});

test('the file took over what the desk wrote: the next change of the file is written again', async () => {
  await importServices({ slug: 'lamps' });
  await change('lamps', { name: 'Desk lamps' });
  expect(await importServices({ slug: 'lamps', name: 'Desk lamps' })).toEqual([]);
  expect(await importServices({ slug: 'lamps', name: 'Lanterns' })).toEqual([]);
  expect(await live()).toEqual(['Lanterns']);
});

test('gone from the files: it is archived, and published again when it returns', async () => {
  await importServices({ slug: 'lamps' }, { slug: 'wicks', name: 'Wicks' });
  expect(await importServices({ slug: 'lamps' })).toEqual([]);
  expect(await live()).toEqual(['Lamps', 'Wicks (archived)']);
  const [source] = await database().select().from(recordSources).where(eq(recordSources.key, 'wicks'));
  expect(source?.goneOn).toBe(todayInIndia());
  expect(await importServices({ slug: 'lamps' }, { slug: 'wicks', name: 'Wicks' })).toEqual([]);
  expect(await live()).toEqual(['Lamps', 'Wicks']);
});

test('gone from the files and changed at the desk: it stays, and is named', async () => {
  await importServices({ slug: 'lamps' }, { slug: 'wicks', name: 'Wicks' });
  await change('wicks', { name: 'Desk wicks' });
  expect(await importServices({ slug: 'lamps' })).toEqual([
    'services wicks: changed at the desk, and gone from the files',
  ]);
  expect(await live()).toEqual(['Lamps', 'Desk wicks']);
});

test('a new file with the slug of a record made at the desk: it is left alone and named', async () => {
  await importServices({ slug: 'lamps' });
  await writeContent(async (tx) => {
    const [light] = await tx.select().from(serviceCategories);
    await tx.insert(services).values({ slug: 'wicks', name: 'Desk wicks', categoryId: light?.id ?? 0, position: 1 });
  });
  const named = ['services wicks: made or changed at the desk (wicks.md)'];
  expect(await importServices({ slug: 'lamps' }, { slug: 'wicks', name: 'Wicks' })).toEqual(named);
  expect(await importServices({ slug: 'lamps' }, { slug: 'wicks', name: 'Wicks' })).toEqual(named);
  expect(await live()).toEqual(['Lamps', 'Desk wicks']);
});

test('the first import of a kind takes over what earlier imports left', async () => {
  await importServices({ slug: 'lamps' });
  await database().delete(recordSources);
  expect(await importServices({ slug: 'lamps', name: 'Lanterns' })).toEqual([]);
  expect(await live()).toEqual(['Lanterns']);
});

test('the first import of a kind leaves alone what was published or archived at the desk before, and names it', async () => {
  await importServices({ slug: 'lamps' }, { slug: 'wicks', name: 'Wicks' }, { slug: 'oils' });
  const idOf = async (slug: string) =>
    String((await database().select().from(services).where(eq(services.slug, slug)))[0]?.id);
  await change('lamps', { name: 'Desk lamps' });
  await database()
    .insert(recordRevisions)
    .values({ kind: 'services', record: await idOf('lamps'), number: 1, state: 'published', document: {} });
  await archiveRecord(theSystem, { kind: serviceKind, id: await idOf('wicks') });
  await database().delete(recordSources);
  const files = [{ slug: 'lamps' }, { slug: 'wicks', name: 'Wicks' }, { slug: 'oils', name: 'Oils' }];
  const named = ['lamps', 'wicks'].map((slug) => `services ${slug}: made or changed at the desk (${slug}.md)`);
  expect(await importServices(...files)).toEqual(named);
  expect(await importServices(...files)).toEqual(named);
  expect(await live()).toEqual(['Desk lamps', 'Wicks (archived)', 'Oils']);
});

test('a section that its file no longer has is removed', async () => {
  await importServices({ slug: 'lamps', sections: ['glow', 'wick'] });
  await importServices({ slug: 'lamps', sections: ['wick'] });
  const sections = await database().select({ slug: serviceSections.slug }).from(serviceSections);
  expect(sections).toEqual([{ slug: 'wick' }]);
});

test('a slug that the desk has changed breaks no file that names it', async () => {
  await importServices({ slug: 'lamps' });
  await changeRows('service_category', (tx) => tx.update(serviceCategories).set({ slug: 'lights' }));
  expect(await importServices({ slug: 'lamps', name: 'Lanterns' })).toEqual([
    'service-categories light: changed at the desk (categories.yaml)',
  ]);
  expect(await live()).toEqual(['Lanterns']);
});

test('the order of the files is followed, but not where the desk has moved a record', async () => {
  const [a, b, c] = [
    { slug: 'a', name: 'A' },
    { slug: 'b', name: 'B' },
    { slug: 'c', name: 'C' },
  ];
  await importServices(a, b, c);
  await importServices(c, a, b);
  expect(await live()).toEqual(['C', 'A', 'B']);
  await change('b', { position: -1 });
  await importServices(a, b, c);
  expect(await live()).toEqual(['B', 'A', 'C']);
});
