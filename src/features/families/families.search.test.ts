import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { searchCatalogue } from '#features/search/search.server.ts';
import { createFamily } from '#tests/factories/family.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

withTestDatabase();

async function found(query: string, language: 'en' | 'hi' = 'en') {
  const { more = [] } = await searchCatalogue(query, { language });
  return more.find(({ kind }) => kind === 'family')?.items.map(({ name, url }) => ({ name, url }));
}

test('a search finds families by name, trade name and definition, and follows their writes', async () => {
  const translations = { hi: { name: 'ज़ोरबिट लालटेन' } };
  const { id } = await createFamily({
    ...{ name: 'Zorbit lantern', names: ['quorble'], translations },
    definition: 'A lantern that wermsels.',
  });
  const lantern = { name: 'Zorbit lantern', url: '/approval-finder/zorbit-lantern' };
  for (const query of ['zorbit lantern', 'quorble', 'wermsels']) expect(await found(query)).toEqual([lantern]);
  expect(await found('ज़ोरबिट', 'hi')).toEqual([{ ...lantern, name: 'ज़ोरबिट लालटेन' }]);
  await writeContent(async (tx, changed) => {
    await tx.update(productFamilies).set({ status: 'draft' }).where(eq(productFamilies.id, id));
    changed('family', [id]);
  });
  expect(await found('quorble')).toBeUndefined();
});

test('saying more about a product finds no more than naming it', async () => {
  for (const [short, long] of [
    ['mixer grinder', 'mixer grinder 750 W from China'],
    ['toy car', 'toy car bluetooth with charger'],
    ['kettle', 'kettle for hotel'],
    ['speaker', 'R&D samples of a speaker'],
  ] as const) {
    const totalOf = async (query: string) => {
      const { totals = {} } = await searchCatalogue(query, { language: 'en' });
      return Object.values(totals).reduce((sum, count) => sum + count, 0);
    };
    const [few, many] = [await totalOf(short), await totalOf(long)];
    expect(many, long).toBeGreaterThan(0);
    expect(many, long).toBeLessThanOrEqual(few);
  }
});
