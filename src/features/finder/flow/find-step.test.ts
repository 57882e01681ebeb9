import { describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { finderFacts } from '#db/schema/finder-facts.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { findFamily } from '../families/find-family.server.ts';
import { loadFinder } from '../load-finder.server.ts';
import { askedFacts } from './asked-facts.ts';
import { findStep } from './find-step.server.ts';
import { mostQuestions } from './next-question.ts';
import type { AnswerName } from './step.ts';

withTestDatabase();

type Said = Partial<Record<AnswerName, string>>;
const readers: Record<string, SheetFor['reader']> = { india: 'india', import: 'import' };

async function familyOf(slug: string) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  return family;
}

type More = { change?: string; pressed?: string; show?: boolean };

async function stepOf(slug: string, said: Said = {}, { change = '', pressed = '', show = false }: More = {}) {
  const sheetFor: SheetFor = {
    reader: readers[said.audience ?? ''] ?? 'everyone',
    size: (said.size as 'micro') ?? null,
  };
  return findStep(
    await familyOf(slug),
    { read: (name) => said[name] ?? '', sheetFor, change, pressed, wantsSheet: show, suggested: [] },
    'en',
  );
}
const keys = (rows: readonly { key: string }[] = []) => rows.map(({ key }) => key);

test('an LED bulb is asked where it is made, then what settles most, until its sheet is complete', async () => {
  const first = await stepOf('led-bulb');
  expect(first).toMatchObject({ place: 0, previous: null, question: { name: 'audience', chosen: [] } });
  const second = await stepOf('led-bulb', { audience: 'import' });
  expect(second.question?.name).toBe('radio');
  expect(second.question?.decides).toContain('WPC ETA');
  expect(second).toMatchObject({ place: 1, previous: 'audience' });
  const said: Said = { audience: 'import' };
  for (let step = second; step.question; step = await stepOf('led-bulb', said)) {
    const { name, choices, kind } = step.question;
    expect(said[name]).toBeUndefined();
    said[name] = name === 'radio' ? 'wifi-2.4' : kind === 'number' ? '9' : (choices.at(-1)?.value ?? '');
  }
  const { sheet, unanswered } = await stepOf('led-bulb', said);
  expect(keys(sheet?.applies)).toContain('wpc-eta');
  expect(sheet?.applies.find(({ key }) => key === 'wpc-eta')?.sentences.join(' ')).toContain(
    'This follows from what you said: Radio: Wi-Fi (2.4 GHz).',
  );
  expect(unanswered).toEqual([]);
});

test('somebody who knows nothing comes to a sheet that says what is open', async () => {
  const said: Said = { audience: 'unknown' };
  let count = 0;
  for (let step = await stepOf('laptop', said); step.question; step = await stepOf('laptop', said)) {
    said[step.question.name] = 'unknown';
    expect(++count).toBeLessThanOrEqual(mostQuestions);
  }
  const { sheet, unanswered, answers } = await stepOf('laptop', said);
  expect(sheet?.reader).toBe('everyone');
  expect(unanswered.length).toBeGreaterThan(0);
  expect(answers.every(({ words }) => words === '')).toBe(true);
});

test('the number of questions that is named is never less than what is asked', async () => {
  const said: Said = {};
  const { following } = await stepOf('ceiling-fan', said);
  for (let step = await stepOf('ceiling-fan', said); step.question; step = await stepOf('ceiling-fan', said))
    said[step.question.name] = ['india', 'micro'][Object.keys(said).length] ?? 'unknown';
  expect(Object.keys(said).slice(0, 2)).toEqual(['audience', 'size']);
  expect(Object.keys(said).length).toBeLessThanOrEqual(following + 1);
});

test('no answer takes away what is certain of a family', async () => {
  const tracker = { audience: 'import', radio: 'gnss-only' };
  const { question } = await stepOf('vehicle-tracker', tracker);
  expect(question).toMatchObject({ name: 'radio', fault: 'no-choice', chosen: ['cellular'] });
  expect(question?.choices.map(({ value }) => value)).not.toContain('gnss-only');
  const more = await stepOf('vehicle-tracker', { ...tracker, radio: 'bluetooth' }, { show: true });
  expect(more.given).toContainEqual(['radio', ['bluetooth', 'cellular']]);
  const mains = await stepOf('led-bulb', { audience: 'import', mains: 'no' }, { change: 'mains' });
  expect(mains.question?.name).not.toBe('mains');
  expect(mains.given).toEqual([['audience', ['import']]]);
  const used = await stepOf('used-tyre', { audience: 'import' });
  expect(used.presumed.map(({ name }) => name)).toEqual(['who', 'purpose']);
});

test('nobody is asked whether he imports what is made in India, or makes in India what is imported', async () => {
  const choicesOf = async (audience: string) =>
    (await stepOf('led-bulb', { audience }, { change: 'who' })).question?.choices.map(({ value }) => value);
  expect(await choicesOf('india')).toEqual(['indian-maker', 'brand-owner', 'online-seller']);
  expect(await choicesOf('import')).toEqual(['foreign-maker', 'importer', 'brand-owner', 'online-seller']);
});

test('only of goods that are sold by weight or volume is the quantity of a pack asked', async () => {
  const openOf = async (slug: string) =>
    (await stepOf(slug, { audience: 'import', 'packed-for-consumers': 'yes' })).unanswered.map(({ name }) => name);
  expect(await openOf('paint')).toEqual(expect.arrayContaining(['litres', 'kg']));
  for (const slug of ['water-tank', 'office-chair', 'wood-screw']) {
    const open = await openOf(slug);
    expect([slug, open.includes('litres'), open.includes('kg')]).toEqual([slug, false, false]);
  }
});

describe('a step', () => {
  test('goes back to an answer and keeps the others', async () => {
    const back = await stepOf('led-bulb', { audience: 'india', radio: 'bluetooth' }, { change: 'radio' });
    expect(back.question).toMatchObject({ name: 'radio', chosen: ['bluetooth'], kind: 'several' });
    expect(back.previous).toBe('audience');
  });

  test('shows the sheet whenever it is wanted, and asks of the size only makers in India', async () => {
    expect((await stepOf('led-bulb', {}, { show: true })).sheet).not.toBeNull();
    expect((await stepOf('ceiling-fan', { audience: 'india' })).question?.name).toBe('size');
    expect((await stepOf('ceiling-fan', { audience: 'import' })).question?.name).not.toBe('size');
  });

  test('asks again for what cannot be, and says why', async () => {
    const none = await stepOf('led-bulb', { audience: 'import', radio: 'none,nfc' });
    expect(none.question).toMatchObject({ name: 'radio', fault: 'none-and-more', chosen: ['none', 'nfc'] });
    // Also where the sheet is wanted, which would be that of another product.
    const wanted = await stepOf('led-bulb', { audience: 'import', radio: 'none,nfc' }, { show: true });
    expect(wanted).toMatchObject({ sheet: null, question: { name: 'radio', fault: 'none-and-more' } });
    const empty = await stepOf('led-bulb', { audience: 'import' }, { pressed: 'radio' });
    expect(empty.question).toMatchObject({ name: 'radio', fault: 'no-choice' });
    const others = ['radio', 'battery', 'battery-kind', 'supplied-with', 'packed-for-consumers', 'plastic-packing'];
    const rest = Object.fromEntries(others.map((fact) => [fact, 'unknown']));
    const blank = await stepOf('ups', { audience: 'import', ...rest }, { pressed: 'kva' });
    expect(blank.question).toMatchObject({ name: 'kva', fault: 'no-number' });
    const wrong = await stepOf('ups', { audience: 'import', ...rest, kva: '1.500' });
    expect(wrong.question).toMatchObject({ name: 'kva', fault: 'no-number', chosen: ['1.500'] });
    expect((await stepOf('led-bulb', {}, { change: 'nonsense' })).question?.name).toBe('audience');
  });

  test('tells samples from goods on sale: they are asked how many there are', async () => {
    const samples = await stepOf('laptop', { audience: 'import', purpose: 'r-and-d' }, { show: true });
    expect(samples.presumed.map(({ name }) => name)).toEqual(['who', 'new-or-used']);
    expect(samples.unanswered.map(({ name }) => name)).toContain('quantity');
  });
});

test('each fact that is asked has words in three languages, and each of its values', async () => {
  for (const language of ['en', 'hi', 'ar'] as const) {
    const { facts } = await loadFinder(language);
    for (const fact of ['made-in', 'enterprise-size', ...askedFacts]) {
      const { words = {}, kind, values = [] } = facts.get(fact) ?? {};
      expect(words['q:ask'], `${language} ${fact}`).toBeTruthy();
      expect(words['q:name'], `${language} ${fact}`).toBeTruthy();
      if (kind === 'text') expect(words['v:other']).toBeTruthy();
      for (const value of values.filter((each) => each !== 'medium'))
        expect(words[`v:${value}`], `${language} ${fact} ${value}`).toBeTruthy();
    }
  }
  const stored = await db().select().from(finderFacts).where(eq(finderFacts.key, 'radio'));
  expect(stored[0]?.translations.hi?.ask).toBeTruthy();
});
