import { beforeAll, expect, test } from 'vitest';
import { writeContent } from '#db/content/write-content.server.ts';
import { familyNames } from '#db/schema/families.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createFamily } from '#tests/factories/family.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findFamilies } from './find-families.server.ts';

withTestDatabase();

beforeAll(async () => {
  await emptyContent();
  await createFamily({ name: 'Fan', names: ['fan'], translations: { de: { name: 'Ventilator' } } });
  await createFamily({ name: 'Breathing machine', names: ['ventilator'] });
  const { id } = await createFamily({ name: 'Lamp', names: ['lamp'], translations: { hi: { name: 'दीपक' } } });
  const name = { familyId: id, language: 'hi', text: 'दीया', normalised: 'दीया', kind: 'trade' };
  await writeContent((tx) => tx.insert(familyNames).values(name));
});

test('a whole name in the language of the reader means its family, whatever other languages call so', async () => {
  const german = await findFamilies('ventilator', 'de');
  expect(german).toMatchObject({ exact: true, meant: 'surely', families: [{ slug: 'fan', name: 'Ventilator' }] });
  const english = await findFamilies('ventilator', 'en');
  expect(english.families.map(({ slug }) => slug)).toEqual(['breathing-machine']);
});

test('English words are understood beside them', async () => {
  expect((await findFamilies('lamp', 'de')).families.map(({ slug }) => slug)).toEqual(['lamp']);
});

test('a language with names of its own is searched by those', async () => {
  expect((await findFamilies('दीया', 'hi')).families.map(({ slug }) => slug)).toEqual(['lamp']);
});
