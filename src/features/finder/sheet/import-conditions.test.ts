import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { Facts } from '../condition.schema.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { findFamily } from '../families/find-family.server.ts';
import { drawUpFamilySheet } from './draw-up-family-sheet.server.ts';
import { type FamilyRow, shownRows } from './family-sheet.ts';

withTestDatabase();

const forImporters: SheetFor = { reader: 'import', size: null };
const forIndia: SheetFor = { reader: 'india', size: null };

async function sheetOf(slug: string, sheetFor = forImporters, given: Facts = {}) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  return drawUpFamilySheet(family, { sheetFor, language: 'en', given });
}

const policyIn = (rows: readonly FamilyRow[]) => rows.find(({ key }) => key === 'import-policy');
const saidBy = (row: FamilyRow | null | undefined) => row?.conditions.map(({ words }) => words).join(' ');

test('a family of steel says which paper comes with each consignment, as its products do', async () => {
  const { applies, imports } = await sheetOf('hot-rolled-sheet');
  expect(saidBy(policyIn(applies))).toContain('mill test certificate with the Standard Mark');
  expect(imports).toBeNull();
});

test('what the rows of a family bring with them is no longer “nothing found”, and concerns nobody who makes it here', async () => {
  const { imports, noneFound } = await sheetOf('cctv-camera');
  expect(imports?.sentences.join(' ')).toContain('only with a BIS registration and label');
  expect(noneFound.flatMap(({ names }) => names)).not.toContain('Import policy');
  const made = await sheetOf('cctv-camera', forIndia);
  expect(made.imports).toBeNull();
});

test('it stands among what applies only beside an approval that does, and says for which goods', async () => {
  const everyone: SheetFor = { reader: 'everyone', size: null };
  const [camera, lock] = [await sheetOf('cctv-camera', everyone), await sheetOf('door-lock', everyone)];
  expect(policyIn(shownRows(camera).certain)?.sentences[0]).toBe('For goods made abroad.');
  expect(lock.applies).toEqual([]);
  expect(policyIn(shownRows(lock).open)).toBeDefined();
});

test('a lowest price is said in the verdict, and its condition in the row', async () => {
  const { verdicts, mayApply } = await sheetOf('lighter');
  expect(verdicts[0]?.words).toContain('import conditions apply');
  expect(policyIn(mayApply)?.sentences[0]).toContain('only at a CIF value of Rs 20 or more each');
  const umbrella = await sheetOf('umbrella');
  expect(umbrella.verdicts[0]?.words).toMatch(/import conditions apply/i);
  expect(policyIn(umbrella.mayApply)?.sentences[0]).toBe('If its customs value is below ₹100.');
});

test('goods that an Act bans are prohibited wherever they are made', async () => {
  const [abroad, here] = [await sheetOf('e-cigarette'), await sheetOf('e-cigarette', forIndia)];
  expect(abroad.verdicts[0]?.words).toBe('Import is prohibited.');
  expect(here.verdicts[0]?.words).toMatch(/^Prohibited/);
  expect(here.applies.map(({ key, status }) => [key, status])).toEqual([['legal-ban', 'prohibited']]);
});

test('what always transmits is not told “if it has a radio”', async () => {
  for (const slug of ['walkie-talkie', 'wireless-microphone', 'satellite-phone', 'feature-phone']) {
    const radio = (await sheetOf(slug)).mayApply.find(({ key }) => key === 'wpc-eta');
    expect(radio?.sentences.join(' '), slug).not.toContain('If it has a radio.');
  }
});

test('several rows with the same condition say it once', async () => {
  const { mayApply } = await sheetOf('baby-pram');
  expect(policyIn(mayApply)?.sentences[0]).toBe('If it is for children under 14 to play with.');
});

test('conditions of used goods are said of used goods alone', async () => {
  const age = (value: string): Facts => ({ 'new-or-used': { values: [value] } });
  const said = async (slug: string, given: Facts) => {
    const { applies, mayApply, imports } = await sheetOf(slug, forImporters, given);
    return saidBy(policyIn([...applies, ...mayApply]) ?? imports) ?? '';
  };
  for (const given of [{}, age('new')]) {
    expect(await said('laptop', given)).toContain('only with a BIS registration and label');
    expect(await said('laptop', given)).not.toMatch(/\bused\b/i);
  }
  expect(await said('laptop', age('used'))).toMatch(/Used electronics .* need a DGFT authorisation.*Used IT assets/);
});
