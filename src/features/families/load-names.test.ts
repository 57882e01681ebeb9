import { beforeAll, expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { bumpContentVersion } from '#db/content/content-version.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { familyGroups, familyNames, productFamilies } from '#db/schema/families.ts';
import { changeRows } from '#tests/change-rows.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { loadNames } from './load-names.server.ts';
import { withGroupNames } from './with-group-names.server.ts';

withTestDatabase();
beforeAll(emptyContent);

test('names are read again when one has changed, not with a definition or other content', async () => {
  const { phrases } = (await loadNames('en')).index;
  await bumpContentVersion(db());
  expect((await loadNames('en')).index.phrases).toBe(phrases);
  await writeContent(async (tx) => {
    const family = {
      slug: 'zorbit',
      name: 'Zorbit',
      group: 'Others',
      definition: 'A zorbit.',
      reviewedOn: '2026-11-26',
    };
    const [row] = await tx.insert(productFamilies).values(family).returning({ familyId: productFamilies.id });
    if (row)
      await tx
        .insert(familyNames)
        .values({ ...row, language: 'en', text: 'zorbit', normalised: 'zorbit', kind: 'common' });
  });
  const { index } = await loadNames('en');
  expect(index.phrases).not.toBe(phrases);
  expect(index.phrases.get('zorbit')).toEqual(new Set(['zorbit']));
  await changeRows('family', (tx) => tx.update(productFamilies).set({ definition: 'A pillow.' }));
  const defined = (await loadNames('en')).index;
  expect(defined.phrases).toBe(index.phrases);
  expect(defined.definitions?.families.get('pillow')).toEqual(new Set(['zorbit']));
});

test('the names of groups are read once until the content changes', async () => {
  await writeContent((tx) =>
    tx.insert(familyGroups).values({ name: 'Lights', translations: { hi: { name: 'बत्तियाँ' } } }),
  );
  const name = async () => (await withGroupNames([{ group: 'Lights', translations: {} }]))[0]?.translations;
  expect(await name()).toEqual({ hi: { group: 'बत्तियाँ' } });
  await db().execute(sql`update ${familyGroups} set translations = '{}'`);
  expect(await name()).toEqual({ hi: { group: 'बत्तियाँ' } });
  await bumpContentVersion(db());
  expect(await name()).toEqual({});
});
