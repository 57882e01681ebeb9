import { beforeAll, describe, expect, test } from 'vitest';
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

describe('words of names in a language without names of its own', () => {
  beforeAll(async () => {
    const toy = { de: { name: 'Spielzeug (nicht elektrisch)' }, vi: { name: 'Đồ chơi (không dùng điện)' } };
    await createFamily({ slug: 'toy', name: 'Toy', names: ['toy'], translations: toy });
    const electric = { de: { name: 'Elektrospielzeug' }, fr: { name: 'Jouet électrique' } };
    await createFamily({ slug: 'electric-toy', name: 'Electric toy', names: ['electric toy'], translations: electric });
    const ceiling = {
      de: { name: 'Deckenventilator' },
      fr: { name: 'Ventilateur de plafond' },
      ja: { name: '天井扇風機' },
    };
    await createFamily({ slug: 'ceiling-fan', name: 'Ceiling fan', names: ['ceiling fan'], translations: ceiling });
    const table = { de: { name: 'Tischventilator' }, fr: { name: 'Ventilateur de table' }, ru: { name: 'Вентилятор' } };
    await createFamily({ slug: 'table-fan', name: 'Table fan', names: ['table fan'], translations: table });
    const lamp = { fr: { name: 'Lampe torche' }, it: { name: 'Torcia' } };
    await createFamily({ slug: 'torch', name: 'Torch', names: ['torch'], translations: lamp });
  });

  test.each([
    ['fr', 'ventilateur', ['ceiling-fan', 'table-fan']],
    ['fr', 'ventilateurs', ['ceiling-fan', 'table-fan']],
    ['fr', 'ventilateur pour bureau', ['ceiling-fan', 'table-fan']],
    ['vi', 'đồ chơi', ['toy']],
    ['de', 'Spielzeug', ['electric-toy', 'toy']],
    ['ru', 'вентиляторы', ['table-fan']],
    ['ja', '扇風機', ['ceiling-fan']],
    ['it', 'torce', ['torch']],
  ] as const)('%s: %s', async (language, query, slugs) => {
    const { families } = await findFamilies(query, language);
    expect(
      families
        .slice(0, slugs.length)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(slugs);
  });

  test('one family with the words is likely meant, several are a choice', async () => {
    expect((await findFamilies('đồ chơi', 'vi')).meant).toBe('likely');
    expect((await findFamilies('ventilateur', 'fr')).meant).toBeNull();
  });

  test('a word that is an English name, too, is a choice', async () => {
    const { families, meant } = await findFamilies('Deckenventilator ventilator', 'de');
    expect(meant).not.toBe('surely');
    expect(families[0]?.slug).toBe('ceiling-fan');
  });

  test('a word that is only spelt like an English one is not taken for it', async () => {
    expect((await findFamilies('torc', 'en')).families.map(({ slug }) => slug)).toContain('torch');
    expect((await findFamilies('ventilatore', 'ru')).meant).toBeNull();
    expect((await findFamilies('ventilatore', 'en')).meant).not.toBeNull();
  });
});
