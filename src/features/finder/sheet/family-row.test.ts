import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { Facts } from '../condition.schema.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { findFamily } from '../families/find-family.server.ts';
import { factOfRow } from './draw-family-pdf.server.ts';
import { drawUpFamilySheet } from './draw-up-family-sheet.server.ts';

withTestDatabase();

const imported: SheetFor = { reader: 'import', size: null };

async function rowOf(
  slug: string,
  key: string,
  sheetFor: SheetFor = { reader: 'everyone', size: null },
  given?: Facts,
) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  const { applies, mayApply } = await drawUpFamilySheet(family, { sheetFor, language: 'en', given });
  const row = [...applies, ...mayApply].find((one) => one.key === key);
  if (!row) throw new Error(`${slug} has no row ${key}`);
  return row;
}

test('where it is open whether a row concerns the product, its days are those that hold if it does', async () => {
  const { status, states, ...row } = await rowOf('aldrop', 'isi');
  expect(status).toBe('may-apply');
  expect(states.length).toBeGreaterThan(0);
  expect(states[0]?.words).toMatch(/\d{4}$/);
  const { value } = factOfRow({ ...row, status, states });
  expect(value).toContain('If it applies: ');
  expect(value).toContain(states[0]?.words);
});

test('a row without any day adds nothing to what is open', async () => {
  const { status, states } = await rowOf('power-bank', 'wpc-eta');
  expect(status).toBe('may-apply');
  expect(states).toEqual([]);
});

test('rows with other days say on which kind of goods they depend', async () => {
  const { states } = await rowOf('pp-woven-sack', 'isi');
  expect(states.length).toBeGreaterThan(1);
  for (const { words } of states) expect(words).toMatch(/ \(if it is of the kind in IS .+\)$/);
});

test('rows that all concern the product say which of them has which day, and two with one day stand together', async () => {
  const { states } = await rowOf('power-bank', 'crs');
  expect(states.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^for everyone, .+ \(.*IS 13252 .+\)$/),
    expect.stringMatching(/^for everyone, .+ \(IS 16046 .+\)$/),
  ]);
  expect((await rowOf('led-bulb', 'crs')).states[0]?.words).not.toContain('(');
});

test('what always transmits depends on its band, and not on whether it has a radio', async () => {
  for (const slug of ['wireless-microphone', 'pet-tracker', 'car-fm-transmitter']) {
    const { status, sentences } = await rowOf(slug, 'wpc-eta');
    expect(status).toBe('may-apply');
    expect(sentences.join(' ')).toContain('It always transmits.');
    expect(sentences.join(' ')).not.toContain('it has a radio');
  }
});

test('a row names the edition of a standard that counts today, and not one whose last day is past', async () => {
  const numbers = (await rowOf('led-street-light', 'crs')).standards.map(({ number }) => number);
  expect(numbers.some((number) => number.startsWith('IS 10322 (Part 5/Sec 3):2026'))).toBe(true);
  expect(numbers.some((number) => number.startsWith('IS 10322 (Part 5/Sec 3):2012'))).toBe(false);
});

test('makers in India read whom the order leaves out by the size of the enterprise, importers do not', async () => {
  const { sentences } = await rowOf('insulated-casserole', 'isi');
  expect(sentences.join(' ')).toMatch(/Exemption in the order: An enterprise in India with a Udyam registration/);
  for (const [reader, key] of [
    ['import', 'fmcs'],
    ['india', 'isi'],
  ] as const) {
    const row = await rowOf('insulated-casserole', key, { reader, size: reader === 'india' ? 'large' : null });
    expect(row.sentences.join(' ')).not.toContain('Udyam');
  }
});

test('beside an import condition that holds in any case, one that holds for some of the goods is said', async () => {
  const { status, sentences } = await rowOf('tablet', 'import-policy');
  expect(status).toBe('applies');
  expect(sentences.join(' ')).toMatch(/IMEI/);
  expect(sentences.join(' ')).toMatch(/If it has a cellular radio/);
});

test('what holds in any case is not said once more of some of the goods, and a condition stands once', async () => {
  for (const slug of ['hospital-linen', 'mild-steel-bar']) {
    const { status, sentences } = await rowOf(slug, 'import-policy');
    expect([slug, status]).toEqual([slug, 'applies']);
    expect(sentences).toEqual([...new Set(sentences)]);
  }
});

test('what an import may need is said beside what it needs', async () => {
  const { status, sentences } = await rowOf('used-tyre', 'import-policy');
  expect(status).toBe('applies');
  expect(sentences.join(' ')).toMatch(/need an import licence of DGFT.* Waste tyres may be imported only by those/);
});

test('an exemption for makers settles nothing for others, and is said with its limit', async () => {
  const samples: Facts = { purpose: { values: ['r-and-d'] }, quantity: { number: 20 } };
  for (const who of ['online-seller', 'importer', 'brand-owner', 'indian-maker']) {
    const { status, sentences } = await rowOf('office-chair', 'fmcs', imported, { ...samples, who: { values: [who] } });
    expect([who, status]).toEqual([who, 'may-apply']);
    expect(sentences.join(' ')).toMatch(/Unless the exemption in the order holds: A furniture maker that BIS has cert/);
    expect(sentences.join(' ')).toContain('No more than 200 units in a financial year.');
  }
  expect((await rowOf('office-chair', 'fmcs', imported, { ...samples, quantity: { number: 201 } })).status).toBe(
    'applies',
  );
});

test('a purpose that frees nobody, and pieces beyond a limit, are not said to be why something holds', async () => {
  const exported = await rowOf('dishwasher', 'fmcs', imported, { purpose: { values: ['repair-stock'] } });
  expect(exported.status).toBe('applies');
  expect(exported.sentences.join(' ')).not.toContain('from what you said');
  const samples: Facts = { purpose: { values: ['r-and-d'] }, quantity: { number: 5000 } };
  const { status, sentences } = await rowOf('wifi-router', 'wpc-eta', imported, samples);
  expect(status).toBe('applies');
  expect(sentences.join(' ')).not.toContain('from what you said');
});

test('only an exemption of an order is said to stand in the order', async () => {
  const samples: Facts = { purpose: { values: ['r-and-d'] }, quantity: { number: 20 } };
  const { status, sentences } = await rowOf('wifi-router', 'wpc-eta', imported, samples);
  expect(status).toBe('may-apply');
  expect(sentences.join(' ')).toContain('Unless this exemption holds: ');
  expect(sentences.join(' ')).not.toContain('exemption in the order');
});
