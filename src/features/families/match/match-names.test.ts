import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openContent } from '#core/content/content-files.server.ts';
import { matchNames } from './match-names.ts';
import { indexNames } from './name-index.ts';
import { readQuery } from './read-query.ts';

const family = (slug: string, ...names: string[]) => ({
  slug,
  names: names.map((text) => ({ text, language: 'en', kind: 'trade' })),
});
const index = indexNames(
  [
    family('charger', 'mobile charger', 'phone charger'),
    family('cable', 'usb cable', 'charger cable'),
    family('speaker', 'bluetooth speaker', 'mini speaker'),
    family('holder', 'bulb holder', 'lamp holder'),
    family('bulb', 'LED bulb', 'bulb', 'बल्ब'),
    family('fan', 'ceiling fan', 'pankha', 'छत का पंखा'),
    family('cement', 'cement', 'سمنت', 'إسمنت'),
    family('bank', 'power bank'),
    family('laptop', 'laptop', 'notebook computer'),
    family('paper', 'exercise book'),
    family('router', '4 port router'),
    family('vehicle-lamp', 'vehicle LED light', 'car fog lamp'),
    { slug: 'vehicle', names: [{ text: 'Motor vehicle (car, bike)', language: 'en', kind: 'official' }] },
  ],
  [{ text: 'notebook', question: 'Computer or paper?', families: ['laptop', 'paper'] }],
);

function match(text: string) {
  const { words, plainWords } = readQuery(text);
  return matchNames(words, plainWords, index);
}
const first = (text: string) => match(text).matches[0];

describe('a family is found by', () => {
  test.each([
    ['its whole name', 'LED bulb', 'bulb', 'name'],
    ['its plural', 'usb cables', 'cable', 'name'],
    ['words written together', 'powerbank', 'bank', 'name'],
    ['words written apart', 'power-bank', 'bank', 'name'],
    ['its name with a measure', 'bulb 9 W', 'bulb', 'name'],
    ['its name with what comes with it', 'laptop with charger', 'laptop', 'name'],
    ['its name with a brand', 'Zorbit bluetooth speaker', 'speaker', 'words'],
    ['its name with a word that says little', 'original LED bulb set', 'bulb', 'words'],
    ['its words in another order', 'speaker bluetooth', 'speaker', 'words'],
    ['the word before "for"', 'cable for charger', 'cable', 'name'],
    ['its name for somebody', 'laptop for students', 'laptop', 'words'],
    ['what its address calls it', 'vehicle lamp', 'vehicle-lamp', 'name'],
    ['its title without brackets', 'motor vehicle', 'vehicle', 'name'],
    ['the same name turned round', 'holder for bulb', 'holder', 'name'],
    ['what follows its last noun', 'usb cable red', 'cable', 'words'],
    ['the last word', 'fancy led bulb holder', 'holder', 'words'],
    ['a mistyped word', 'bluetoth speeker', 'speaker', 'corrected'],
    ['another spelling of Hindi', 'punkhaa', 'fan', 'corrected'],
    ['words as they sound', 'yoo es bee kebal', 'cable', 'corrected'],
    ['letters by their names', 'el e di balb', 'bulb', 'corrected'],
    ['both words as they sound', 'mobail charjar', 'charger', 'corrected'],
    ['the beginning of a word', 'ceiling fa', 'fan', 'unfinished'],
    ['its name in Hindi', 'छत का पंखा', 'fan', 'name'],
    ['its name in Arabic', 'الإسمنت', 'cement', 'name'],
  ])('%s: %s', (_, text, slug, why) => expect(first(text)).toMatchObject({ family: slug, why }));
});

test('numbers are never corrected', () => {
  expect(first('5 port router')?.family).toBe('router');
  expect(match('5').matches).toEqual([]);
});

test('a word with two meanings asks', () => {
  const { question, matches } = match('notebooks');
  expect(question).toBe('Computer or paper?');
  expect(matches.map(({ family: slug }) => slug)).toEqual(['laptop', 'paper']);
});

test('a word that may become many others is not looked up beside every name that shares the words before it', () => {
  const letters = [...'abcdefghijklmno'];
  const machines = letters.flatMap((one) => letters.map((two) => family(`${one}${two}`, `machine ${two}${one}`)));
  const many = indexNames([...machines, ...letters.map((one) => family(one, `box st${one}w`))], []);
  let looked = 0;
  class CountingMap extends Map<string, NonNullable<ReturnType<typeof many.namesWith.get>>> {
    override get(word: string) {
      const found = super.get(word);
      looked += found?.length ?? 0;
      return found;
    }
  }
  const { words, plainWords } = readQuery('machine box st');
  const { matches } = matchNames(words, plainWords, { ...many, namesWith: new CountingMap(many.namesWith) });
  expect(matches.filter(({ why }) => why === 'unfinished').length).toBeGreaterThan(5);
  expect(looked).toBeLessThan(5 * machines.length);
});

test('a word and its spellings are one word, in names as in searches', () => {
  const fans = [family('fan', 'chhat ka pankha', 'table fan'), family('fridge', 'gadi wala frij')];
  const spelt = indexNames(
    fans,
    [],
    [
      { word: 'chhat', spellings: ['chat'] },
      { word: 'gaadi', spellings: ['gadi', 'gari'] },
      { word: 'fridge', spellings: ['frij'] },
    ],
  );
  const matched = (text: string) => matchNames(readQuery(text).words, readQuery(text).plainWords, spelt).matches[0];
  expect(matched('chat ka pankha')).toMatchObject({ family: 'fan', why: 'name' });
  expect(matched('gari wala fridge')).toMatchObject({ family: 'fridge', why: 'name' });
});

test('a family with another name for a further word comes before others of the same name', () => {
  const fans = [family('ceiling', 'ceiling fan', 'pankha'), family('table', 'table fan', 'pankha')];
  const others = [family('lamp', 'table lamp'), family('desk', 'table')];
  const { words, plainWords } = readQuery('table wala pankha');
  const { matches } = matchNames(words, plainWords, indexNames([...fans, ...others], []));
  expect(matches[0]?.family).toBe('table');
});

test('a nonsense word finds nothing', () => {
  expect(match('qwrtzplk').matches).toEqual([]);
});

/** Names of letters, which stand for more spellings the longer they are, and names that every object has. */
const hostile = ['x', 'e', 'i', 'ei'].map((name) => name.repeat(100)).concat('e', 'i', 'constructor', '__proto__');

test('any text is matched with all names without an error, each family once, best first', async () => {
  const files = openContent('content');
  const several = z.string().transform((texts) => texts.split('|'));
  const [names, questions, spellings] = await Promise.all([
    files.csv(
      'families/names.csv',
      z.object({ family: z.string(), language: z.string(), text: z.string(), kind: z.string() }),
    ),
    files.csv('families/ambiguous.csv', z.object({ text: z.string(), families: several, question: z.string() })),
    files.csv('families/spellings.csv', z.object({ word: z.string(), spellings: several })),
  ]);
  const families = [...Map.groupBy(names, ({ family: slug }) => slug)].map(([slug, own]) => ({ slug, names: own }));
  const all = indexNames(families, questions, spellings);
  const known = fc.constantFrom(...all.vocabulary);
  const mistyped = known.map((word) => `${word.slice(0, 2)}a${word.slice(2)}`);
  const odd = fc.constantFrom(
    'for',
    'with',
    'ka',
    'elidi',
    '9',
    '8516',
    'का',
    'إسمنت',
    '🙂',
    '\ud800',
    'İ',
    'ﷺ',
    ...hostile,
  );
  const word = fc.oneof(known, mistyped, odd, fc.string({ unit: 'binary' }));
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.array(word, { minLength: 40, maxLength: 60 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const { words, plainWords } = readQuery(typed);
      const { matches } = matchNames(words, plainWords, all);
      const scores = matches.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(new Set(matches.map(({ family: slug }) => slug)).size).toBe(matches.length);
      for (const score of scores) expect(score > 0 && score <= 100).toBe(true);
    }),
    { numRuns: 200 },
  );
});
