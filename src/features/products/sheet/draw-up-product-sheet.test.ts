import { expect, test } from 'vitest';
import { listFeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { findFamily } from '#features/finder/families/find-family.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { readFeesAgain } from '#tests/read-fees-again.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findProduct } from '../find-product.server.ts';
import { drawUpProductSheet } from './draw-up-product-sheet.server.ts';

withTestDatabase();

async function sheetOf(slug: string, reader: SheetReader = 'everyone') {
  const product = await findProduct(slug, 'en');
  if (!product) throw new Error(`no product ${slug}`);
  return drawUpProductSheet(product, { reader, language: 'en', fees: await listFeeSummaries('en') });
}

test('what a rule asks of a whole group of goods is certain, and named in the verdict', async () => {
  const { sheet, kind } = await sheetOf('infant-milk-substitutes');
  expect(sheet.verdict).toMatch(/^FSSAI licence and LMPC registration required; .*import conditions apply/);
  expect(sheet.sides[0]?.name).toBe('FSSAI licence');
  expect(sheet.sides[0]?.lines[0]).toMatchObject({
    label: 'Compulsory',
    words: expect.stringMatching(/^Holds for every product of this kind: Infant food or baby cereal\./),
  });
  expect(kind?.rows.map(({ key }) => key)).not.toContain('fssai');
});

test('entries of one list with different states say which of them has which', async () => {
  for (const slug of ['led-television', 'pvc-insulated-cable']) {
    const { schemes } = (await sheetOf(slug)).sheet;
    const states = schemes.find(({ name }) => name === 'CRS' || name === 'ISI mark')?.states ?? [];
    expect(states.length).toBeGreaterThan(1);
    for (const { words } of states) expect(words).toMatch(/ \(.*(IS|TV|[Tt]elevision).*\)$/);
    expect(new Set(states.map(({ words }) => words.replace(/^.*\(/, ''))).size).toBe(states.length);
  }
});

test('a product that is called as its family is needs all that its family needs', async () => {
  const { sheet } = await sheetOf('bluetooth-speaker');
  expect(sheet.verdict).toMatch(/^CRS, WPC ETA and EPR for e-waste required; \d more may apply\.$/);
  expect((await sheetOf('bluetooth-barcode-scanner')).sheet.verdict).toContain('CRS');
});

test('a list of radios makes its condition only for what may be without one', async () => {
  const wordsOf = async (slug: string) =>
    (await sheetOf(slug)).sheet.schemes
      .find(({ name }) => name === 'WPC ETA')
      ?.states.map(({ words }) => words)
      .join();
  expect(await wordsOf('laptop')).toContain('if it has a radio');
  expect(await wordsOf('bluetooth-speaker')).not.toContain('if it has a radio');
});

test('what stands in the list of radios alone is told of no condition of a radio', async () => {
  for (const slug of ['citizen-band-transceiver', 'projector-with-wi-fi', 'hearing-aid-with-bluetooth'])
    expect((await sheetOf(slug)).sheet.verdict, slug).toMatch(/WPC ETA(?! \(if)/);
});

test('a relief for exporters hides nothing of what its kind needs at the border', async () => {
  const { sheet } = await sheetOf('boric-acid', 'import');
  const imports = sheet.sides.filter(({ regime }) => regime === 'import');
  expect(imports.map(({ lines }) => lines.map(({ effect }) => effect))).toEqual([['condition', 'free']]);
  expect(imports[0]?.lines[0]?.words).toContain('CIB&RC');
});

test('an approval beside the mark is named to makers in India too', async () => {
  expect((await sheetOf('seamless-steel-gas-cylinder', 'india')).sheet.verdict).toContain('PESO approval');
  const station = (await sheetOf('hf-base-station-radio-only', 'india')).sheet.sides.map(({ name }) => name);
  expect(station).toContain('WPC dealer or possession licence');
  expect((await sheetOf('analysers-and-accessories', 'india')).sheet.verdict).toContain('CDSCO');
});

test('what only a narrower kind needs is no certainty: a row can be wider than the family', async () => {
  for (const slug of ['large-cooling-appliances', 'other-automatic-product-dispensers', 'electric-radiators']) {
    const { sheet, kind } = await sheetOf(slug);
    expect(sheet.sides.map(({ name }) => name)).not.toContain('ISI mark');
    expect(kind?.rows.map(({ key }) => key)).toContain('isi');
  }
  expect((await sheetOf('hf-baseband-equipment-without-radio')).sheet.verdict).not.toContain('licence');
});

test('of several kinds without a name of its own, what all of them need is certain', async () => {
  const { sheet, kind } = await sheetOf('electronic-musical-system');
  expect(kind).toBeNull();
  expect(sheet.verdict).toMatch(/^CRS and EPR for e-waste required/);
  expect(sheet.sides[0]?.lines[0]?.words).toMatch(/^Holds for every product of this kind: .+, .+\./);
});

test('what its kind needs for certain has its days, its order and the exemption of micro enterprises', async () => {
  const { sheet } = await sheetOf('led-lamp');
  const waste = sheet.sides.find(({ to }) => to === '/services/environment/epr-e-waste');
  expect(waste?.law.states.map(({ state }) => state)).toEqual(['in-force', 'exempt']);
  expect(waste?.law.orders).not.toEqual([]);
});

test('what somebody has begun to check of its kind stands there as not checked, and is counted', async () => {
  const { sheet, kind } = await sheetOf('p-xylene');
  expect(kind?.notChecked.map(({ key }) => key)).toEqual(['peso']);
  expect(sheet.verdict).toContain(`${(kind?.rows.length ?? 0) + 1} more may apply`);
});

test('it says on which fact it depends, and nothing of what the sheet says itself', async () => {
  const { sheet, kind } = await sheetOf('air-purifier');
  expect(kind?.rows.find(({ key }) => key === 'wpc-eta')?.sentences[0]).toBe('If it has a radio.');
  const said = [...sheet.schemes, ...sheet.sides].map(({ to }) => to);
  expect(kind?.rows.filter(({ to }) => to !== null && said.includes(to))).toEqual([]);
});

test('no approval that applies on the sheet of the kind is missing on that of the product', async () => {
  for (const [slug, familySlug] of Object.entries({
    'pon-onu': 'ont-onu',
    'milk-powder': 'milk-powder',
    'coin-slot-machines': 'amusement-machine',
    'smart-band-or-fitness-tracker': 'fitness-band',
    'hearing-aid-with-bluetooth': 'hearing-aid',
  }))
    for (const reader of ['everyone', 'india', 'import'] as const) {
      const family = await findFamily(familySlug, 'en');
      const { sheet, kind } = await sheetOf(slug, reader);
      const drawn = family && (await drawUpFamilySheet(family, { sheetFor: { reader, size: null }, language: 'en' }));
      const said = [...sheet.schemes, ...sheet.sides, ...(kind?.rows ?? [])].map(({ to }) => to);
      const routes = ['/services/bis/bis-isi-mark', '/services/bis/bis-fmcs'];
      const missing = drawn?.applies.filter(({ to }) => to && !said.includes(to) && !routes.includes(to));
      expect([slug, reader, missing]).toEqual([slug, reader, []]);
      expect(sheet.verdict?.split(/\s+/).length).toBeLessThanOrEqual(15);
    }
});

test('an approval of which nothing is asked any more shows neither fees nor relief from it', async () => {
  await readFeesAgain();
  const { sheet } = await sheetOf('infant-milk-substitutes');
  expect(sheet.schemes.map(({ fees }) => fees)).toEqual([null]);
  const effectsOf = ({ sides }: typeof sheet) => sides.flatMap(({ lines }) => lines.map(({ effect }) => effect));
  expect(effectsOf(sheet)).not.toContain('free');
  expect(effectsOf((await sheetOf('ceiling-fan')).sheet)).toContain('free');
  const lamp = await sheetOf('led-lamp');
  expect(lamp.sheet.schemes[0]?.fees?.words).toContain('₹');
});

test('a product that may be of several kinds names them, because each has further approvals of its own', async () => {
  const { kind, families } = await sheetOf('electronic-data-storage-devices');
  expect(kind).toBeNull();
  expect(families.map(({ name }) => name)).toEqual(expect.arrayContaining(['Pen drive', 'Memory card']));
});
