import { expect, test } from 'vitest';
import { describeFields, emptyRow, type Field } from '#desk/records/form/describe-fields.ts';
import { followTitle } from '#desk/records/form/follow-title.ts';
import { fieldNames } from '#desk/records/form/words/field-names.ts';
import { optionNames } from '#desk/records/form/words/option-names.ts';
import { kindGroups } from '#desk/records/kinds.ts';
import { orphanedDocuments } from '#features/media/orphaned-documents.server.ts';
import { draftOf } from '#features/records/draft-of.ts';
import { features } from '#server/features.ts';

const kinds = Object.values(kindGroups).flat();
const declared = features.flatMap(({ records }) => records ?? []);

test('every kind of record has its screens, under its own name and right', async () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(declared.map(({ kind }) => kind).sort());
  for (const { kind, name, isSingle = false, right, load } of kinds) {
    const description = await load();
    const single = declared.find((own) => own.kind === kind)?.single !== undefined;
    expect([kind, description.kind, isSingle, right]).toEqual([kind, kind, single, description.right]);
    expect(name).toBe(description.name.many ?? description.name.one);
  }
});

test('every field has a name in words, and every choice has names for its values', async () => {
  const unnamed: string[] = [];
  const walk = (way: string, fields: readonly Field[]) => {
    for (const field of fields) {
      const own = `${way}.${field.name}`;
      if (!(field.name in fieldNames) && !(own in fieldNames) && field.type !== 'fixed') unnamed.push(own);
      for (const option of field.options)
        if (!(option in optionNames) && !(`${own}.${option}` in optionNames) && !/^[A-Z]/.test(option))
          unnamed.push(`${own} ${option}`);
      walk(own, field.fields);
    }
  };
  for (const { kind, load, elsewhere } of kinds) walk(kind, describeFields((await load()).document, elsewhere));
  expect(unnamed).toEqual([]);
});

test('a new record is a draft that can be saved, and a form has the fields of its document', async () => {
  for (const { kind, load, elsewhere } of kinds) {
    const { document } = await load();
    const fields = describeFields(document, elsewhere);
    expect([kind, fields.filter(({ type }) => type === 'fixed').map(({ name }) => name)]).toEqual([kind, []]);
    const empty = { ...emptyRow(fields), translations: {} };
    expect([kind, draftOf(document).safeParse(empty).error]).toEqual([kind, undefined]);
  }
});

test('fields are drawn as their marks say', async () => {
  const blog = await kinds.find(({ kind }) => kind === 'blogs')?.load();
  const fields = new Map(describeFields(blog?.document ?? expect.fail()).map((field) => [field.name, field]));
  expect([...fields].map(([name, { type }]) => `${name} ${type}`)).toEqual(
    expect.arrayContaining([
      'slug line',
      'category reference',
      'summary text',
      'content html',
      'date day',
      'sources rows',
    ]),
  );
  expect(fields.get('name')).toMatchObject({ isNeeded: true, isTranslated: true, empty: '' });
  expect(fields.get('contentHeading')).toMatchObject({ isNeeded: false, empty: '' });
  expect(fields.get('questions')).toMatchObject({ type: 'rows', title: 'question' });
  expect(fields.get('sources')?.fields.find(({ name }) => name === 'url')).toMatchObject({ empty: undefined });
});

test('every folder into which the files of a field come is one that is cleaned up', async () => {
  const rulesOf = (fields: readonly Field[]): string[] =>
    fields.flatMap(({ file, fields: own }) => [...(file ? [file.folder] : []), ...rulesOf(own)]);
  const described = await Promise.all(
    Object.values(kindGroups)
      .flat()
      .map(({ load }) => load()),
  );
  const folders = new Set(described.flatMap(({ document }) => rulesOf(describeFields(document))));
  expect(folders.size).toBe(orphanedDocuments.length);
});

test('an address follows its title as those of the site are made, until somebody chooses another', () => {
  const follow = (slug: string | null, before: string, title: string) =>
    followTitle({ name: before, slug }, { name: title, slug }, 'name').slug;
  expect(follow(null, '', 'Cafés')).toBe('cafes');
  expect(follow('cafes', 'Cafés', 'The maker’s duty')).toBe('the-makers-duty');
  const long = 'Rectangular '.repeat(9);
  expect(follow('', '', long)).toBe('rectangular-'.repeat(7).slice(0, -1));
  expect(follow('chosen', 'Cafés', 'Lamps')).toBe('chosen');
});
