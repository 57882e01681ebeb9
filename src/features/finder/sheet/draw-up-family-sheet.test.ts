import { expect, test } from 'vitest';
import { sideRules } from '#db/schema/side-rules.ts';
import { changeRows } from '#tests/change-rows.ts';
import { readFeesAgain } from '#tests/read-fees-again.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { Facts } from '../condition.schema.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { statedFacts } from '../evaluation/known-facts.ts';
import { findFamily } from '../families/find-family.server.ts';
import { drawUpFamilySheet } from './draw-up-family-sheet.server.ts';

withTestDatabase();

const forEveryone: SheetFor = { reader: 'everyone', size: null };
const forImporters: SheetFor = { reader: 'import', size: null };

async function sheetOf(slug: string, sheetFor = forEveryone, given: Facts = {}) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  const sheet = await drawUpFamilySheet(family, { sheetFor, language: 'en', given });
  const keys = (rows: typeof sheet.applies) => rows.map(({ key }) => key);
  return {
    ...sheet,
    keys: { applies: keys(sheet.applies), mayApply: keys(sheet.mayApply), doesNotApply: keys(sheet.doesNotApply) },
  };
}

test('an LED bulb needs CRS since 2015 and a star label; a radio would add the ETA', async () => {
  const { applies, keys, mayApply } = await sheetOf('led-bulb');
  expect(keys.applies).toEqual(['crs', 'bee', 'epr-e-waste', 'import-policy']);
  expect(applies[0]?.states[0]).toEqual(expect.objectContaining({ state: 'in-force' }));
  expect(applies[0]?.states[0]?.words).toContain('since 13 September 2015');
  expect(mayApply.find(({ key }) => key === 'wpc-eta')?.sentences[0]).toBe('If it has a radio.');
  const smart = await sheetOf('led-bulb', forEveryone, statedFacts({ radio: ['wifi-2.4'] }));
  expect(smart.keys.applies).toContain('wpc-eta');
});

test('a duty to come stands on the sheet of the size that it waits for, also where a cord in the box has one now', async () => {
  const { applies, verdicts } = await sheetOf('egg-boiler', { reader: 'india', size: 'micro' });
  const isi = applies.find(({ key }) => key === 'isi');
  expect(isi?.states).not.toEqual([]);
  // From 1 April 2027 it is no longer to come.
  expect(verdicts[0]?.words).toMatch(isi?.status === 'applies-from' ? /^ISI mark required later; / : /ISI mark/);
});

test('a television needs CRS whatever its size, which only decides since when', async () => {
  const crs = (await sheetOf('led-television')).applies.find(({ key }) => key === 'crs');
  expect(crs?.states.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^for everyone, since .* \(if its screen has less than 32 inches\)$/),
    expect.stringMatching(/^for everyone, since .* \(if its screen has 32 inches or more\)$/),
  ]);
});

test('an approval that applies says what the government takes for it, one that may apply does not', async () => {
  await readFeesAgain();
  const { applies, mayApply } = await sheetOf('led-bulb');
  expect(applies[0]?.fees).toEqual({
    words: '₹1,000 to ₹25,000 each',
    to: '/services/bis/bis-crs-registration/fees',
  });
  expect(mayApply.flatMap(({ fees }) => fees ?? [])).toEqual([]);
});

test('a medicine is no medical device, but needs a licence wherever it is made', async () => {
  for (const sheetFor of [forEveryone, forImporters, { reader: 'india', size: null } as const]) {
    const { applies, keys } = await sheetOf('medicine', sheetFor);
    const licence = applies.find(({ key }) => key === 'drug-licence')?.sentences.join(' ');
    expect(licence).toContain('an import licence of CDSCO, those made in India a licence of the State authority');
    expect([...Object.values(keys)].flat()).not.toContain('cdsco');
  }
});

test('a cosmetic from abroad is led to the service for cosmetics, with its fees, and not to that for devices', async () => {
  const licence = (await sheetOf('cosmetic', forImporters)).applies.find(({ key }) => key === 'cdsco');
  expect(licence?.to).toBe('/services/health/cdsco-cosmetics');
  expect(licence?.fees?.to).toBe('/services/health/cdsco-cosmetics/fees');
  expect(licence?.fees?.words).toContain('USD');
});

test('goods from abroad are never asked for the ISI mark, and goods from India never for FMCS', async () => {
  const abroad = await sheetOf('ceiling-fan', forImporters);
  expect(abroad.keys.applies).toContain('fmcs');
  expect([...Object.values(abroad.keys)].flat()).not.toContain('isi');
  const india = await sheetOf('ceiling-fan', { reader: 'india', size: null });
  expect([...Object.values(india.keys)].flat()).not.toContain('fmcs');
});

test('micro enterprises see their own day', async () => {
  const micro = await sheetOf('ceiling-fan', { reader: 'india', size: 'micro' });
  expect(micro.dependsOnSize).toBe(true);
  expect(micro.applies.find(({ key }) => key === 'isi')?.states.map(({ words }) => words)).toEqual([
    'for micro enterprises, since 9 August 2024',
  ]);
});

test('an imported laptop needs an authorisation, and its star label is voluntary', async () => {
  const { keys, doesNotApply, noneFound } = await sheetOf('laptop', forImporters);
  expect(keys.applies).toEqual(expect.arrayContaining(['crs', 'import-policy']));
  expect(doesNotApply.find(({ key }) => key === 'bee')?.status).toBe('voluntary');
  expect(JSON.stringify(noneFound)).not.toContain('used');
});

test('a rescinded row says that nothing is required, and a cheap lighter may not be imported', async () => {
  const pump = await sheetOf('industrial-pump');
  expect(pump.doesNotApply.find(({ key }) => key === 'scheme-x')?.status).toBe('not-required');
  const lighter = await sheetOf('lighter', forImporters, statedFacts({ 'declared-value': 10 }));
  expect(lighter.applies[0]?.status).toBe('prohibited');
  expect(lighter.verdicts[0]?.words).toBe('Import is prohibited.');
});

test('where nothing was found the sheet names the list and the day, and says who has confirmed it', async () => {
  const { noneFound } = await sheetOf('led-bulb');
  expect(noneFound.map(({ words }) => words)).toContainEqual(
    expect.stringMatching(/^Nothing found in .+ on 23 November 2026; not yet confirmed by a person\.$/),
  );
});

test('a verdict has at most fifteen words', async () => {
  for (const slug of ['laptop', 'ceiling-fan', 'wifi-router', 'toy', 'tmt-bar', 'air-fryer'])
    for (const { words } of (await sheetOf(slug)).verdicts)
      expect(words.split(' ').length, `${slug}: ${words}`).toBeLessThanOrEqual(15);
});

test('an importer of solar panels and drones reads what the trade policy asks, and nobody who makes them here', async () => {
  const panel = await sheetOf('crystalline-solar-panel', forImporters);
  const policy = panel.applies.find(({ key }) => key === 'import-policy');
  expect(policy?.sentences.join(' ')).toContain('need a REEIMS registration before arrival');
  const drone = await sheetOf('drone');
  expect(drone.applies.find(({ key }) => key === 'import-policy')?.sentences).toEqual(
    expect.arrayContaining(['For goods made abroad.', expect.stringContaining('drones may not be imported')]),
  );
  const made = await sheetOf('drone', { reader: 'india', size: null });
  expect(Object.values(made.keys).flat()).not.toContain('import-policy');
});

test('of several import conditions, the one that leads is said first', async () => {
  const also = { regime: 'import', effect: 'restricted', confidence: 'gazette', status: 'published' } as const;
  await changeRows('side_rule', (tx) =>
    tx.insert(sideRules).values({ ...also, key: 'a-condition', plain: 'A condition.', lines: ['bis_crs *'] }),
  );
  const { applies } = await sheetOf('laptop', forImporters);
  const sentences = applies.find(({ key }) => key === 'import-policy')?.sentences ?? [];
  expect(sentences.indexOf('A condition.')).toBeGreaterThan(
    sentences.findIndex((sentence) => sentence.includes('DGFT authorisation')),
  );
});

test('what the map of producer responsibility says of its rows stands on the sheet of a family, as certain as it is', async () => {
  const { mayApply } = await sheetOf('ab-cable');
  const metals = mayApply.find(({ key }) => key === 'epr-non-ferrous');
  expect(metals).toMatchObject({
    likelihood: 'likely',
    sentences: [expect.stringMatching(/^If it is made of aluminium/)],
  });
  const charger = await sheetOf('aa-battery-charger');
  const waste = charger.mayApply.find(({ key }) => key === 'epr-e-waste');
  expect(waste).toMatchObject({
    likelihood: 'unclear',
    sentences: [expect.stringContaining('Ask CPCB'), 'To be confirmed.'],
  });
  // Its own row in the list of codes says it better.
  const lamp = await sheetOf('led-bulb');
  expect(lamp.applies.find(({ key }) => key === 'epr-e-waste')?.sentences).not.toContainEqual(
    expect.stringContaining('EEE code'),
  );
});

test('what can stop a shipment leads, in the word of the trade policy', async () => {
  const { applies, verdicts } = await sheetOf('laptop', forImporters);
  expect(applies[0]).toMatchObject({
    key: 'import-policy',
    asked: { effect: 'authorisation', label: 'Authorisation needed' },
  });
  expect(verdicts[0]?.words).toMatch(/ required; import authorisation needed; /);
  const drone = await sheetOf('drone', forImporters);
  expect(drone.verdicts[0]?.words).toMatch(/^Import prohibited, with exceptions; /);
});

test('what nobody has checked is one line, with what is known of it, and the verdict counts it', async () => {
  const { notChecked, mayApply, verdicts } = await sheetOf('dehumidifier', forImporters);
  expect(notChecked[0]).toMatchObject({ key: 'import-policy', why: expect.stringContaining('Notification 23/2023') });
  expect(mayApply.map(({ key }) => key)).not.toContain('import-policy');
  expect(verdicts[0]?.words).toMatch(/; 1 not checked\.$/);
});

test('that a row may cover the family is said beside the condition of a rule', async () => {
  const { mayApply } = await sheetOf('air-curtain');
  expect(mayApply.find(({ key }) => key === 'isi')?.sentences.join(' ')).toMatch(
    /^For goods made in India\. The wording of the list may or may not cover it.* If a mains cord is in the box/,
  );
});

test('a condition on the material names each of several', async () => {
  const { mayApply } = await sheetOf('water-ferrule', forImporters);
  const [clause] = mayApply.find(({ key }) => key === 'import-policy')?.sentences ?? [];
  expect(clause).toBe('If it is of aluminium, copper or brass.');
});
