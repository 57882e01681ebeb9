import { describe, expect, test } from 'vitest';
import { eq, like, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { finderLookups } from '#db/schema/families.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { countLookup, textOfLookup } from './count-lookup.server.ts';
import { findFamilies } from './find-families.server.ts';

const database = withTestDatabase();
const slugs = async (query: string, language: 'en' | 'hi' | 'ar' = 'en') =>
  (await findFamilies(query, language)).families.map(({ slug }) => slug);

const count = async (query: string) => countLookup(query, await findFamilies(query, 'en'));

// What importers really type; each was answered wrongly or incompletely before there were families.
describe('the imported families answer', () => {
  test.each([
    ['bluetooth speaker', 'bluetooth-speaker'],
    ['stainless steel bottle', 'metal-water-bottle'],
    ['toy car', 'toy'],
    ['power bank', 'power-bank'],
    ['LED driver', 'led-driver'],
    ['cable 1100V', 'house-wire'],
    ['hydraulic press', 'press-machine'],
    ['safety shoes', 'safety-shoe'],
    ['CCTV camera', 'cctv-camera'],
    ['drone', 'drone'],
    ['air fryer', 'air-fryer'],
    ['lithium battery', 'lithium-battery-pack'],
    ['router', 'wifi-router'],
    ['WLAN-Router', 'wifi-router'],
    ['tyre', 'two-wheeler-tyre'],
    ['switchgear', 'mccb'],
    ['MCCB', 'mccb'],
    ['सीमेंट', 'cement'],
    ['إسمنت', 'cement'],
    ['سماعات لاسلكية', 'wireless-headphone'],
    ['sariya 12mm', 'tmt-bar'],
    ['wireles earbuds', 'wireless-headphone'],
    ['bartan dhone ki mashin', 'dishwasher'],
    ['bijali ka balb', 'led-bulb'],
    ['gadi ki betri', 'vehicle-battery'],
  ])('%s with %s first', async (query, slug) => expect((await slugs(query))[0]).toBe(slug));
});

test.each([
  ['8536', 'mcb'],
  ['HSN 8516 60 00', 'rice-cooker'],
  ['IS 16333', 'mobile-phone'],
  ['ITEW3', 'laptop'],
])('%s proposes %s among others', async (query, slug) => {
  expect(await slugs(query)).toContain(slug);
  expect((await findFamilies(query, 'en')).exact).toBe(false);
});

test('a heading of the tariff shows one family for each of its lines before a second of any', async () => {
  const { families } = await findFamilies('8536', 'en');
  const first = families.slice(0, 5).map(({ code }) => code);
  expect(new Set(first).size).toBe(first.length);
  expect(first).toContain('853620');
});

test('a family that a code proposes comes with its own code', async () => {
  const { families } = await findFamilies('84145120', 'en');
  expect(families[0]).toMatchObject({ why: 'code', code: '841451' });
  expect((await findFamilies('power bank', 'en')).families[0]?.code).toBeNull();
});

test('a word with several meanings asks, also in Hindi', async () => {
  expect(await findFamilies('notebook', 'en')).toMatchObject({
    question: 'Notebook computer, exercise book, or printed book?',
    exact: false,
  });
  expect((await findFamilies('notebook', 'hi')).question).toMatch(/लैपटॉप.*\?/);
});

test('what builders and phone shops call the same asks, because only one of them needs the ISI mark', async () => {
  const { families, question, meant } = await findFamilies('tempered glass', 'en');
  expect([families.map(({ slug }) => slug), meant]).toEqual([['screen-guard', 'safety-glass-building'], null]);
  expect(question).toMatch(/\?$/);
});

test('the short form of a whole name means its family, and no part of another one', async () => {
  expect(await findFamilies('chain pulley', 'en')).toMatchObject({ families: [{ slug: 'hoist' }], meant: 'surely' });
});

test('a definition is in the language of the reader, or in English', async () => {
  const definitionIn = async (query: string, language: 'hi' | 'ar' | 'de') =>
    (await findFamilies(query, language)).families[0]?.definition;
  expect(await definitionIn('laptop', 'hi')).toMatch(/\p{Script=Devanagari}/u);
  expect(await definitionIn('laptop', 'ar')).toMatch(/\p{Script=Arabic}/u);
  expect(await definitionIn('trimethyl phosphite', 'de')).toMatch(/^Technical grade/);
});

test.each([
  ['power bank', 'surely'],
  ['power bank 10000mah', 'surely'],
  ['blutooth speekar', 'surely'],
  ['bluettooth speakker', 'likely'],
  ['8 port gigabit unmanaged ethernet switch', 'likely'],
  ['switch', null],
  ['futbal', null],
  ['8536', null],
  ['', null],
])('%s: the first family is meant %s', async (query, meant) => {
  expect((await findFamilies(query, 'en')).meant).toBe(meant);
});

test('what was looked up in vain is counted, without what could name a person', async () => {
  for (const query of ['zorbit gadget', 'Zorbit-gadget', 'led bulb', 'a@b.example zorbit', 'zorbit 98765 43210'])
    await count(query);
  const rows = await database().select().from(finderLookups).where(eq(finderLookups.day, todayInIndia()));
  expect(rows).toEqual([expect.objectContaining({ text: 'zorbit gadget', count: 2 })]);
  expect(textOfLookup('x'.repeat(400))?.length).toBeLessThanOrEqual(80);
});

test.each([
  'zorbit (98765) 43210',
  'zorbit +91 98765–43210',
  'zorbit ९८७६५ ४३२१०',
  'zorbit ９８７６５４３２１０',
  'zorbit 98765\u200b43210',
  'asha＠zorbit.example',
])('neither numbers of telephones nor addresses are counted, however they are written: %s', (query) =>
  expect(textOfLookup(query)).toBeNull(),
);

test('words that were cut within a sign can be stored, and codes with words between them are counted', () => {
  expect(textOfLookup(`${'x'.repeat(79)}😀`)?.isWellFormed()).toBe(true);
  expect(textOfLookup('zorbit IS 13252 part 1 and IS 616')).toBe('zorbit is 13252 part 1 and is 616');
});

test('on a day with too many searches those that were counted before still are', async () => {
  await count('quorble');
  await database().execute(
    sql`insert into finder_lookups (day, text, result) select ${todayInIndia()}, 'x' || n, 'nothing' from generate_series(1, 5000) n`,
  );
  for (const query of ['quorble', 'quorble two']) await count(query);
  const rows = await database().select().from(finderLookups).where(like(finderLookups.text, '%quorble%'));
  expect(rows).toEqual([expect.objectContaining({ text: 'quorble', count: 2 })]);
});
