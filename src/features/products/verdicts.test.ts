import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { countWords } from '#core/text/count-words.ts';
import { db } from '#db/client.server.ts';
import { approvals } from '#db/schema/finder.ts';
import { products } from '#db/schema/products.ts';
import { services } from '#db/schema/services.ts';
import { knowFamilies } from '#features/finder/families/know-family.server.ts';
import { familyVerdicts } from '#features/finder/sheet/family-verdicts.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findProduct } from './find-product.server.ts';
import { drawUpProductSheet } from './sheet/draw-up-product-sheet.server.ts';

withTestDatabase();

const mostWords = 15;
const readers: readonly SheetReader[] = ['everyone', 'india', 'import'];
const isLong = (text: string) => countWords(text, 'en') > mostWords;
/** Whether it says how many approvals there are without the name of any. */
const namesNone = (text: string) => /\d+ approvals? required/.test(text);

async function sheetOf(slug: string, reader: SheetReader) {
  const product = await findProduct(slug, 'en');
  if (!product) throw new Error(`no product ${slug}`);
  return drawUpProductSheet(product, { reader, language: 'en' });
}

test('every line of every family’s verdict has at most fifteen words, with the route before it, and a name', async () => {
  const families = await knowFamilies('en');
  const lines = families.flatMap((known) =>
    (['large', 'small', 'micro', null] as const).flatMap((size) =>
      familyVerdicts(known, { reader: 'everyone', size }, 'en').map(
        ({ label, words }) => `${label}: ${words} (${known.family.slug})`,
      ),
    ),
  );
  expect(lines.length).toBeGreaterThan(6000);
  expect(lines.filter((line) => isLong(line.replace(/ \(\S+\)$/, '')))).toEqual([]);
  // Where conditions of an import leave no room for any name they are said instead, because they are no approval.
  expect(lines.filter((line) => namesNone(line) && !line.includes('import conditions apply'))).toEqual([]);
});

// All 1,100 take minutes: one in 24, and those of which most is asked.
test('so has the verdict on every product for each reader, with the route before it', async () => {
  const asked = [
    'tyre',
    'tablet',
    'server',
    'laptop',
    'led-television',
    'room-air-conditioner',
    'lighters',
    'cctv-camera',
    'vacuum-cleaner',
  ];
  const sampled = await db().select({ slug: products.slug }).from(products).where(sql`${products.id} % 24 = 0`);
  const slugs = [...asked, ...sampled.map(({ slug }) => slug)];
  const labels = { everyone: '', india: 'Made in India: ', import: 'Made abroad: ' };
  for (const slug of slugs)
    for (const reader of readers) {
      const { sheet } = await sheetOf(slug, reader);
      const line = labels[reader] + (sheet.verdict ?? '');
      expect(isLong(line), `${slug}: ${line}`).toBe(false);
      expect(namesNone(line), `${slug}: ${line}`).toBe(false);
      const names = [...sheet.schemes, ...sheet.sides].map(({ name }) => name);
      expect(new Set(names).size, `${slug}: ${names}`).toBe(names.length);
    }
});

test('of makers in India it names the first approval even where others of them have a later day', async () => {
  const { sheet } = await sheetOf('vacuum-cleaner', 'india');
  expect(sheet.verdict).toMatch(/^ISI mark (and|,).* required/);
});

test('a licence to import follows the approvals, and is nothing that a maker in India reads', async () => {
  const everyone = await sheetOf('tyre', 'everyone');
  expect(everyone.sheet.verdict).toMatch(/^ISI mark and EPR for tyres required; import licence needed; /);
  expect(everyone.sheet.sides.filter(({ isLeading }) => isLeading)).toEqual([]);
  const india = await sheetOf('tyre', 'india');
  expect(india.sheet.verdict).not.toMatch(/import/i);
  expect(india.sheet.sides.map(({ regime }) => regime)).not.toContain('import');
  expect((await sheetOf('tyre', 'import')).sheet.sides[0]?.regime).toBe('import');
});

test('what cannot be imported at all comes first', async () => {
  const { sheet } = await sheetOf('room-air-conditioner', 'everyone');
  expect(sheet.verdict).toMatch(/^Import prohibited, with exceptions; ISI mark and \d more required; /);
  expect(sheet.sides[0]).toMatchObject({ regime: 'import', isLeading: true });
});

test('an approval is called as its service is, in every language', async () => {
  const rows = await db()
    .select({ approval: approvals, service: services })
    .from(approvals)
    .innerJoin(services, eq(services.id, approvals.serviceId));
  const named = rows.filter(({ service }) => service.shortName);
  expect(named.length).toBeGreaterThan(12);
  for (const { approval, service } of named) {
    expect(approval.name).toBe(service.shortName);
    const languages = new Set([...Object.keys(approval.translations), ...Object.keys(service.translations)]);
    for (const language of languages)
      expect([language, approval.translations[language]?.name ?? approval.name]).toEqual([
        language,
        service.translations[language]?.shortName ?? service.shortName,
      ]);
  }
});
