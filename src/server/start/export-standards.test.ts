import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { standards } from '#db/schema/standards.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { standardsContent } from '#features/requirements/lists/standards.content.server.ts';
import { standardKind } from '#features/standards/standard.record.server.ts';
import { importSources, withContentFolder } from '#tests/content-steps.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

/** The standards that the desk changes here, by the keys of the files. */
const [renumbered, replaced] = ['is-14542', 'is-1166'];
const folder = withContentFolder();

/** Imports the standards, with the lists that name them. */
async function importStandards() {
  const { leftAlone, kinds } = await importSources([standardsContent], folder);
  return { leftAlone, changed: kinds.standards?.changed, archived: kinds.standards?.archived };
}

describe('what the desk has changed of standards', () => {
  const database = withTestDatabase();
  const bySlug = async (slug: string) =>
    (await database().select().from(standards).where(eq(standards.slug, slug)))[0] ?? expect.fail(slug);
  const productsUnder = (id: number) =>
    database()
      .select({ listed: mandatoryProducts.listedAs })
      .from(mandatoryProductStandards)
      .innerJoin(mandatoryProducts, eq(mandatoryProducts.id, mandatoryProductStandards.mandatoryProductId))
      .where(eq(mandatoryProductStandards.standardId, id));

  test('stays at the next import, which names it', async () => {
    const { id } = await bySlug(renumbered);
    const before = await productsUnder(id);
    expect(before.length).toBeGreaterThan(0);
    await writeContent(async (tx) => {
      await tx
        .update(standards)
        .set({
          number: 'IS 14542:2031',
          slug: 'is-14542-2031',
          title: 'Quibbled milk powder',
          description: '<p>Powder of <em>quibbles</em>.</p>',
          translations: { hi: { title: 'क्विबल दूध पाउडर' } },
        })
        .where(eq(standards.id, id));
      await tx
        .update(standards)
        .set({ successorId: id, concurrentUntil: '2031-05-01' })
        .where(eq(standards.slug, replaced));
    });
    expect(await importStandards()).toEqual({
      leftAlone: [
        'standards is-1166: changed at the desk (data/bis_isi.csv)',
        'standards is-14542: changed at the desk (data/bis_isi.csv)',
      ],
      changed: 0,
      archived: 0,
    });
    expect(await bySlug('is-14542-2031')).toMatchObject({ id, title: 'Quibbled milk powder' });
    expect(await productsUnder(id)).toEqual(before);
  });

  test('goes into files, which the next import takes over', async () => {
    const files = await exportRecords([standardKind], folder);
    expect(files.toSorted()).toEqual(['records/standards/is-1166.yaml', 'records/standards/is-14542.yaml']);
    // Files name it as the lists do, whatever its address is by now.
    expect(await readFile(join(folder, 'records/standards/is-1166.yaml'), 'utf8')).toContain('successor: is-14542\n');
    expect(await importStandards()).toEqual({ leftAlone: [], changed: 0, archived: 0 });
    expect(await exportRecords([standardKind], folder)).toEqual([]);
  });
});

describe('from the files of another database', () => {
  const database = withTestDatabase();

  test('standards come as the desk had left them there, under the same products', async () => {
    const [before] = await database()
      .select({ id: standards.id })
      .from(standards)
      .where(eq(standards.slug, renumbered));
    const id = before?.id ?? expect.fail();
    const isOwn = eq(mandatoryProductStandards.standardId, id);
    const links = await database().select().from(mandatoryProductStandards).where(isOwn);
    expect(await importStandards()).toEqual({ leftAlone: [], changed: 2, archived: 0 });
    const [after] = await database().select().from(standards).where(eq(standards.id, id));
    expect(after).toMatchObject({
      ...{ number: 'IS 14542:2031', slug: 'is-14542-2031', title: 'Quibbled milk powder' },
      translations: { hi: { title: 'क्विबल दूध पाउडर' } },
    });
    const [older] = await database().select().from(standards).where(eq(standards.slug, replaced));
    expect(older).toMatchObject({ successorId: id, concurrentUntil: '2031-05-01' });
    expect(await database().select().from(mandatoryProductStandards).where(isOwn)).toEqual(links);
    expect(await importStandards()).toEqual({ leftAlone: [], changed: 0, archived: 0 });
  });
});
