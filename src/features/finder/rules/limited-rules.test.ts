import { expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { finderRules } from '#db/schema/finder.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { factsIn } from '../condition.schema.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { statedFacts } from '../evaluation/known-facts.ts';
import { findFamily } from '../families/find-family.server.ts';
import { drawUpFamilySheet } from '../sheet/draw-up-family-sheet.server.ts';

withTestDatabase();

async function rowOf(slug: string, key: string, sheetFor: SheetFor, stated: Parameters<typeof statedFacts>[0]) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  const given = statedFacts(stated);
  const { applies, mayApply, doesNotApply } = await drawUpFamilySheet(family, { sheetFor, language: 'en', given });
  const row = [...applies, ...mayApply, ...doesNotApply].find((one) => one.key === key);
  return { status: row?.status, words: row?.sentences.join(' ') };
}

const imported: SheetFor = { reader: 'import', size: null };
const samples = { purpose: 'r-and-d', quantity: 20 };

test.each([
  ['laptop', 'import-policy', { ...samples, 'made-in': 'abroad' }, 'Up to 20 units a consignment'],
  ['laptop', 'import-policy', { purpose: 'sale', quantity: 1, 'made-in': 'abroad' }, 'One unit bought abroad by post'],
  ['laptop', 'wpc-eta', { ...samples, radio: ['bluetooth'] }, 'Up to 1000 units a model'],
  ['gold-jewellery', 'hallmark', { purpose: 'export-only', material: 'gold', grams: 9 }, 'the foreign buyer'],
])('what frees a %s of %s under limits only may, and says which', async (slug, key, stated, limit) => {
  const { status, words } = await rowOf(slug, key, { reader: 'everyone', size: null }, stated);
  expect([status, words]).toEqual(['may-apply', expect.stringMatching(new RegExp(`Unless .*holds: .*${limit}`))]);
});

test('more than a rule frees, or another purpose, stands', async () => {
  const many = { purpose: 'r-and-d', quantity: 500, 'made-in': 'abroad' };
  expect((await rowOf('laptop', 'import-policy', imported, many)).status).toBe('applies');
  const sold = { purpose: 'sale', quantity: 500, radio: ['bluetooth'] };
  expect((await rowOf('laptop', 'wpc-eta', imported, sold)).status).toBe('applies');
});

test('the limit of one order frees nothing that stands under another', async () => {
  const machine = { mains: 'yes', volts: 690 };
  const head = { ...machine, standard: 'IS 15449 (Part 1)' };
  for (const [key, reader] of [
    ['isi', 'india'],
    ['fmcs', 'import'],
  ] as const) {
    expect((await rowOf('sewing-machine', key, { reader, size: null }, head)).status).toBe('applies');
    const another = { ...machine, standard: 'IS 1079', motor: 'no' };
    const { words } = await rowOf('sewing-machine', key, { reader, size: null }, another);
    expect(words).not.toContain('Sources contradict');
    expect(words).not.toContain('all household and commercial electrical appliances');
  }
});

test('a maker abroad registers for e-waste under no code, also where a row of another list names it', async () => {
  const foreign = { who: 'foreign-maker', 'made-in': 'abroad' };
  for (const slug of ['cellular-module', 'cellular-modem'])
    expect((await rowOf(slug, 'epr-e-waste', imported, foreign)).status).toBe('not-required');
  const importer = { who: 'importer', 'made-in': 'abroad' };
  expect((await rowOf('cellular-module', 'epr-e-waste', imported, importer)).status).toBe('applies');
});

test('samples of what always transmits are not silently free', async () => {
  for (const slug of ['wireless-microphone', 'pmr446-radio'])
    expect((await rowOf(slug, 'wpc-eta', imported, samples)).status).toBe('may-apply');
  expect((await rowOf('fabric-shaver', 'isi', { reader: 'india', size: null }, samples)).status).toBe('may-apply');
});

test('no rule settles by a number of pieces, or by a purpose other than that of the goods of a licensed network', async () => {
  const rules = await db().select().from(finderRules);
  const settling = rules.filter(({ effect }) => effect === 'excludes');
  expect(settling.length).toBeGreaterThan(15);
  const bold = settling.filter(({ condition }) =>
    factsIn(condition).some((fact) => ['quantity', 'purpose'].includes(fact)),
  );
  expect(bold.map(({ key }) => key)).toEqual(['wpc-eta-network-radio']);
});
