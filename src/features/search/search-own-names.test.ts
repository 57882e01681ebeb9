import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { beforeAll, expect, test } from 'vitest';
import { asc, inArray, lte } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { services } from '#db/schema/services.ts';
import { findFamilies } from '#features/families/find-families.server.ts';
import { type LanguageCode, languages } from '#locales/languages.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { plainLetters } from './query/plain-letters.ts';
import { searchCatalogue } from './search.server.ts';

withTestDatabase();

/** What people ask most about. */
const bestKnown = [
  'refrigerator washing-machine led-television mobile-phone laptop tablet desktop-computer monitor printer led-bulb',
  'ceiling-fan table-wall-fan room-air-conditioner air-cooler storage-geyser microwave-oven induction-stove electric-kettle',
  'electric-iron mixer-grinder rice-cooker toaster hair-dryer trimmer vacuum-cleaner air-purifier water-purifier room-heater',
  'power-bank power-adapter mobile-charger usb-cable wireless-headphone bluetooth-speaker smart-watch wireless-keyboard',
  'wireless-mouse cctv-camera wifi-router set-top-box drone toy electric-toy pressure-cooker lpg-stove cement tmt-bar',
  'house-wire wall-switch mcb solar-panel solar-water-heater inverter-battery lithium-battery-pack ups sewing-machine',
  'car-tyre safety-shoe plywood packaged-water gold-jewellery pen-drive webcam bicycle',
].flatMap((line) => line.split(' '));

const others = languages.flatMap(({ code, ready }) => (ready && code !== 'en' ? [code] : []));

async function load() {
  const families = await db().select().from(productFamilies).where(inArray(productFamilies.slug, bestKnown));
  const atHome = await db()
    .select()
    .from(services)
    .where(lte(services.homePosition, 8))
    .orderBy(asc(services.position));
  return { families, atHome };
}
let content: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  content = await load();
});

test('the best-known families and the services of the home page are there', () => {
  expect(content.families.map(({ slug }) => slug).sort()).toEqual([...bestKnown].sort());
  expect(content.atHome).toHaveLength(8);
});

/** A name as it is typed by those who look at it, and by those who leave out its marks or what stands in brackets. */
const typings = (name: string) => new Set([name, plainLetters(name), name.replace(/\s*[(（].*?[)）]/g, '')]);

test.each(others)('%s: a family is among the first five when its name is typed', async (language: LanguageCode) => {
  const missed: string[] = [];
  for (const row of content.families) {
    const { slug, name } = localize(row, language);
    for (const typed of typings(name)) {
      const { families } = await findFamilies(typed, language);
      if (!families.slice(0, 5).some((family) => family.slug === slug)) missed.push(`${slug}: ${typed}`);
    }
  }
  expect(missed).toEqual([]);
});

test.each(others)('%s: a service is among the first five when its name is typed', async (language: LanguageCode) => {
  const missed: string[] = [];
  for (const row of content.atHome) {
    const { slug, name, shortName } = localize(row, language);
    for (const typed of [...typings(name), ...typings(shortName ?? name)]) {
      const { services: found } = await searchCatalogue(typed, { language });
      if (!found.slice(0, 5).some((service) => service.slug === slug)) missed.push(`${slug}: ${typed}`);
    }
  }
  expect(missed).toEqual([]);
});

test.each([
  ['pa', 'ਫਰਿੱਜ', 'refrigerator'],
  ['pa', 'ਫਰਿਜ', 'refrigerator'],
  ['ml', 'ഫ്രിഡ്ജ്', 'refrigerator'],
  ['mr', 'फ्रीज', 'refrigerator'],
  ['hi', 'फ्रिज', 'refrigerator'],
  ['kn', 'ಟಿವಿ', 'led-television'],
  ['ta', 'டிவி', 'led-television'],
  ['ta', 'ஃப்ரிட்ஜ்', 'refrigerator'],
  ['ta', 'குளிர்சாதனப் பெட்டி', 'refrigerator'],
  ['de', 'Kuehlschrank', 'refrigerator'],
  ['de', 'Buegeleisen', 'electric-iron'],
  ['pl', 'lodowka', 'refrigerator'],
  ['vi', 'do choi', 'toy'],
] as const)('%s: %s is understood as shops say it', async (language, typed, slug) => {
  const { families } = await findFamilies(typed, language);
  expect(families.slice(0, 5).map((family) => family.slug)).toContain(slug);
});

test.each([
  ['vi', 'rác thải điện tử'],
  ['vi', 'chất thải điện tử'],
  ['zh-Hans', '电子废物'],
  ['zh-Hans', '电子垃圾'],
  ['zh-Hant', '電子垃圾'],
  ['ja', '電子ごみ'],
  ['ko', '전자 쓰레기'],
  ['hi', 'ई-वेस्ट'],
  ['hi', 'ई-कचरा'],
  ['pl', 'e-odpady'],
  ['pl', 'elektrosmieci'],
  ['de', 'Elektroaltgeraete'],
  ['pa', 'ਈ-ਕਚਰਾ'],
  ['de', 'Elektronikschrott'],
  ['ar', 'مخلفات إلكترونية'],
] as const)('%s: the EPR service for e-waste is found by %s', async (language, typed) => {
  const { services: found } = await searchCatalogue(typed, { language });
  expect(found.slice(0, 5).map(({ slug }) => slug)).toContain('epr-e-waste');
});

test('the letter of all that is electronic asks about nothing', async () => {
  const { families, question } = await findFamilies('ई-कचरा', 'hi');
  expect(question).toBeNull();
  expect(families.map(({ slug }) => slug)).not.toContain('e-cigarette');
  expect((await findFamilies('ई-सिगरेट', 'hi')).families[0]?.slug).toBe('e-cigarette');
});

test.each(others)('%s: the products that pages suggest to search for are found', async (language: LanguageCode) => {
  const { items } = PO.parse(readFileSync(`src/locales/${language}/site.po`, 'utf8'));
  const examples = items.filter(({ extractedComments }) =>
    extractedComments.some((words) => /^An example of a search/.test(words)),
  );
  expect(examples).toHaveLength(4);
  for (const { msgstr } of examples) {
    const { families } = await findFamilies(msgstr[0] ?? '', language);
    expect(families[0]?.name, msgstr[0]).toBeDefined();
  }
});
