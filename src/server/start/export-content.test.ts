import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openContent } from '#core/content/content-files.server.ts';
import { and, eq, sql } from '#core/drizzle.ts';
import { readSources } from '#db/content/content-source.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { cityServices } from '#db/schema/cities.ts';
import { associates } from '#db/schema/home.ts';
import { recordRevisions, translationMarks } from '#db/schema/records.ts';
import { serviceSections, services } from '#db/schema/services.ts';
import { hosts, menuItems, settings } from '#db/schema/site.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { features } from '#server/features.ts';
import { importSources, withContentFolder } from '#tests/content-steps.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

const database = withTestDatabase();
/** Those whose files take a moment to read. */
const light = features.filter(({ name }) => ['services', 'cities', 'site', 'home', 'about'].includes(name));
const kinds = features.flatMap(({ records }) => records ?? []);
const lightKinds = light.flatMap(({ records }) => records ?? []);
const folder = withContentFolder();
const lightSources = async () => (await Promise.all(light.map(({ content }) => content?.() ?? []))).flat();

async function importLight(isForced = false) {
  const { kinds: counted, leftAlone } = await importSources(await lightSources(), folder, { isForced });
  const { files: _, ...rows } = counted;
  const wrote = Object.values(rows).some(({ added, changed, removed = 0 }) => added + changed + removed > 0);
  return { leftAlone, wrote };
}

const contact = z.looseObject({ phone2: z.string() });
const phone = async () => {
  const [row] = await database().select({ value: settings.value }).from(settings).where(eq(settings.key, 'contact'));
  return contact.parse(row?.value).phone2;
};

test('what nobody has changed at the desk is not exported, in any kind', async () => {
  expect(await exportRecords(kinds, folder)).toEqual([]);
});

test('what the desk has changed goes into files, and the next import names and writes nothing', async () => {
  await writeContent(async (tx) => {
    await tx.update(associates).set({ name: 'Zorbia Labs' }).where(eq(associates.kind, 'associate'));
    await tx.execute(
      sql`update settings set value = jsonb_set(value, '{phone2}', '"+91 11 5550 0199"') where key = 'contact'`,
    );
    await tx
      .update(menuItems)
      .set({ title: 'Who we are' })
      .where(and(eq(menuItems.menu, 'top'), eq(menuItems.url, '/about')));
    await tx
      .update(hosts)
      .set({ languages: ['en', 'fr'] })
      .where(eq(hosts.name, 'localhost'));
    await tx.execute(sql`update city_services set reason = 'Zorbits' where (city_id, service_id) =
      (select city_id, service_id from city_services order by city_id, position limit 1)`);
    await tx.execute(sql`update service_sections set content = '<p>Zorbits <em>glow</em>.</p>' where id =
      (select min(s.id) from service_sections s join services v on v.id = s.service_id where v.slug = 'bis-crs-registration')`);
    await tx.update(services).set({ slug: 'zorbit-mark' }).where(eq(services.slug, 'bee-star-label'));
  });
  const first = await importLight();
  expect(first.wrote).toBe(false);
  expect(first.leftAlone.map((line) => line.split(':')[0]).sort()).toEqual(
    expect.arrayContaining([
      'hosts hosts',
      'menu-top menu-top',
      'services bee-star-label',
      'settings-contact settings-contact',
    ]),
  );
  const files = await exportRecords(lightKinds, folder);
  expect(files.length).toBe(first.leftAlone.length);
  expect(await readFile(join(folder, 'records/menu-top/menu-top.yaml'), 'utf8')).toContain('title: Who we are');
  expect(await importLight()).toEqual({ leftAlone: [], wrote: false });
  expect(await exportRecords(lightKinds, folder)).toEqual([]);
  expect(await phone()).toBe('+91 11 5550 0199');
  const [section] = await database()
    .select()
    .from(serviceSections)
    .where(eq(serviceSections.content, '<p>Zorbits <em>glow</em>.</p>'));
  expect(section).toBeDefined();
  expect(await database().select().from(cityServices).where(eq(cityServices.reason, 'Zorbits'))).toHaveLength(1);
});

test('a forced import takes the state of the files, and keeps that of the desk as a revision', async () => {
  await writeContent((tx) =>
    tx.execute(
      sql`update settings set value = jsonb_set(value, '{phone2}', '"+91 11 5550 0177"') where key = 'contact'`,
    ),
  );
  const named = [
    'settings-contact settings-contact: changed at the desk (records/settings-contact/settings-contact.yaml)',
  ];
  expect((await importLight()).leftAlone).toEqual(named);
  expect(await phone()).toBe('+91 11 5550 0177');
  expect((await importLight(true)).leftAlone).toEqual(named);
  expect(await phone()).toBe('+91 11 5550 0199');
  const [kept] = await database().select().from(recordRevisions).where(eq(recordRevisions.kind, 'settings-contact'));
  expect(kept).toMatchObject({ record: '1', state: 'published', document: { phone2: '+91 11 5550 0177' } });
  expect(await importLight()).toEqual({ leftAlone: [], wrote: false });
});

test('what the desk says of a translation goes into its file, and from there into another database', async () => {
  const { id } = await createStaff({ roles: ['reviewer'] });
  const [service] = await database().select().from(services).where(eq(services.slug, 'bis-isi-mark'));
  const isOwn = and(eq(translationMarks.kind, 'services'), eq(translationMarks.record, String(service?.id)));
  const said = () =>
    database()
      .select({ mark: translationMarks.mark, source: translationMarks.source, by: translationMarks.markedBy })
      .from(translationMarks)
      .where(and(isOwn, eq(translationMarks.language, 'hi')));
  expect(await said()).toMatchObject([{ mark: 'machine', by: null }]);
  const values = { mark: 'reviewed' as const, markedBy: id, source: 'older English' };
  await database().update(translationMarks).set(values).where(isOwn);
  expect(await exportRecords(lightKinds, folder)).toEqual(['records/services/bis-isi-mark.yaml']);
  expect(await exportRecords(lightKinds, folder)).toEqual([]);
  expect(await importLight()).toEqual({ leftAlone: [], wrote: false });
  expect(await said()).toEqual([{ mark: 'reviewed', source: 'older English', by: id }]);
  await database().delete(translationMarks).where(isOwn);
  await importLight();
  expect(await said()).toEqual([{ mark: 'reviewed', source: 'older English', by: null }]);
});

test('a file that says something unknown of a translation is refused at its place', async () => {
  const file = join(folder, 'records/services/bis-isi-mark.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('mark: reviewed', 'mark: perfect'));
  const files = openContent(folder);
  await readSources(await lightSources(), files);
  expect(files.problems.map(({ reason }) => reason)).toContain(
    'translations.hi.mark: is none of machine, draft, reviewed',
  );
});
