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
      it: { name: 'Ventilatore da soffitto' },
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
    ['it', 'torcie', ['torch']],
    ['de', 'Holzspielzeug', ['toy']],
    ['fr', 'ventilateur à pied', ['ceiling-fan', 'table-fan']],
  ] as const)('%s: %s', async (language, query, slugs) => {
    const { families } = await findFamilies(query, language);
    expect(
      families
        .slice(0, slugs.length)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(slugs);
  });

  test.each([
    ['fr', 'ventilateur'],
    ['vi', 'đồ chơi'],
    ['de', 'Elektrospielzeuge'],
  ] as const)('words of a name are a choice and never taken for the product (%s: %s)', async (language, query) => {
    expect((await findFamilies(query, language)).meant).toBeNull();
  });

  test('a word that is a whole English name, too, is a choice among both', async () => {
    const { families, meant } = await findFamilies('Ventilator', 'de');
    expect(meant).toBe('surely');
    expect(families[0]?.slug).toBe('fan');
    const italian = await findFamilies('ventilator', 'it');
    expect(italian.meant).toBeNull();
    expect(italian.families.map(({ slug }) => slug)).toEqual(['ceiling-fan', 'breathing-machine']);
  });

  test('what shares only its beginning is another word', async () => {
    for (const [language, query] of [
      ['de', 'Spielfilm'],
      ['de', 'Tisch'],
      ['fr', 'ven'],
      ['it', 'torba'],
    ] as const)
      expect((await findFamilies(query, language)).families.map(({ why }) => why)).not.toContain('name');
    expect((await findFamilies('Spielfilm', 'de')).families).toEqual([]);
    expect((await findFamilies('torba', 'it')).families).toEqual([]);
  });

  test('a word that is only spelt like an English one is not taken for it', async () => {
    expect((await findFamilies('torc', 'en')).families.map(({ slug }) => slug)).toContain('torch');
    expect((await findFamilies('ventilatore', 'ru')).meant).toBeNull();
    expect((await findFamilies('ventilatore', 'en')).meant).not.toBeNull();
  });

  test('words of scripts without blanks are found one by one', async () => {
    await createFamily({
      slug: 'earphone',
      name: 'Earphone',
      names: ['earphone'],
      translations: { ja: { name: '無線イヤホン' } },
    });
    expect((await findFamilies('イヤホン無線', 'ja')).families[0]?.slug).toBe('earphone');
  });
});

describe('words in a script that the language of the reader does not use', () => {
  beforeAll(async () => {
    const names = {
      ta: { name: 'மின்விசிறி' },
      bn: { name: 'ফ্রিজ' },
      ja: { name: '冷蔵庫' },
      'zh-Hans': { name: '冰箱' },
    };
    await createFamily({ slug: 'cooler', name: 'Cooler', names: ['cooler'], translations: names });
  });

  test.each([
    ['மின்விசிறி', 'en'],
    ['ফ্রিজ', 'hi'],
    ['冷蔵庫', 'de'],
    ['冰箱', 'ar'],
  ] as const)('are looked up in the languages that do: %s in %s', async (query, language) => {
    const { families } = await findFamilies(query, language);
    expect(families.map(({ slug }) => slug)).toEqual(['cooler']);
  });

  test('and only where nothing else is found', async () => {
    expect((await findFamilies('lamp ফ্রিজ', 'en')).families[0]?.slug).toBe('lamp');
    expect((await findFamilies('ვენტილატორი', 'en')).families).toEqual([]);
  });
});
