import { expect, test } from 'vitest';
import { listFeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { findFamily } from '#features/finder/find-family.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { drawUpProductSheet } from './draw-up-product-sheet.server.ts';
import { findProduct } from './find-product.server.ts';

withTestDatabase();

async function sheetOf(slug: string, reader: SheetReader = 'everyone') {
  const product = await findProduct(slug, 'en');
  if (!product) throw new Error(`no product ${slug}`);
  return drawUpProductSheet(product, { reader, language: 'en', fees: await listFeeSummaries('en') });
}

test('what follows from the kind of a product stands on its sheet, on that condition, and the verdict counts it', async () => {
  const { sheet, kind } = await sheetOf('infant-milk-substitutes');
  expect(kind).toMatchObject({ slug: 'infant-food', name: 'Infant food or baby cereal' });
  expect(kind?.rows[0]).toMatchObject({ key: 'fssai', status: 'applies' });
  expect(sheet.verdict).toBe(`ISI mark no longer required; ${kind?.rows.length} more may apply.`);
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
  const { sheet } = await sheetOf('infant-milk-substitutes');
  expect(sheet.schemes.map(({ fees }) => fees)).toEqual([null]);
  const effectsOf = ({ sides }: typeof sheet) => sides.flatMap(({ lines }) => lines.map(({ effect }) => effect));
  expect(effectsOf(sheet)).not.toContain('free');
  expect(effectsOf((await sheetOf('ceiling-fan')).sheet)).toContain('free');
  const lamp = await sheetOf('led-lamp');
  expect(lamp.sheet.schemes[0]?.fees?.words).toContain('₹');
});

test('a product that may be of several kinds names them, because each has further approvals of its own', async () => {
  const { kind, families } = await sheetOf('led-lamp');
  expect(kind).toBeNull();
  expect(families.length).toBeGreaterThan(1);
  expect(families).toContainEqual({ slug: 'led-bulb', name: 'LED bulb' });
});
