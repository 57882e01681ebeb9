import { setImmediate } from 'node:timers/promises';
import { phraseKey, wordsOf } from '../words.ts';
import type { DefinedBy } from './match-definitions.ts';
import { heardAs, soundOf } from './sound-of.ts';
import { indexWords, type NamedFamily, type Question, readNames, type WordIndex } from './word-index.ts';

type Spelling = { word: string; spellings: string[] };

/** All names of all families, made ready to be matched in memory. */
export type NameIndex = WordIndex & {
  /** The words of all names in the order of the alphabet, and by their sound and their parts, for corrections. */
  vocabulary: readonly string[];
  bySound: ReadonlyMap<string, readonly string[]>;
  byTrigram: ReadonlyMap<string, readonly string[]>;
  /** The same names by their sound, for what is spelt as it is heard, and how each word sounds. */
  heard: WordIndex;
  sounds: ReadonlyMap<string, string>;
  /** One spelling for each word that many write differently: `machine` for `mashin`. */
  spellings: ReadonlyMap<string, string>;
  /** The families by the words of their definitions, for goods that have no name here; made apart from the names. */
  definitions?: DefinedBy;
};

type Indexed = [families: readonly NamedFamily[], asked: readonly Question[], spelt?: readonly Spelling[]];

export function indexNames(...names: Indexed): NameIndex {
  const steps = indexing(...names);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Ends an indexing while other requests are answered: all names of the site take longer than a page does. */
export async function meanwhile<Value>(steps: Generator<void, Value>): Promise<Value> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

export function* indexing(...[families, asked, spelt = []]: Indexed): Generator<void, NameIndex> {
  const spellings = oneSpelling(spelt);
  const spell = (word: string) => spellings.get(word) ?? word;
  const read = yield* readNames(families);
  const index = yield* indexWords(read, asked, spell);
  addOwnPhrases(families, index, spell);
  yield;
  const vocabulary = [...index.namesWith.keys()].sort();
  const correctable = vocabulary.filter(isCorrectable);
  const sounds = new Map(vocabulary.map((word) => [word, heardAs(word)]));
  yield;
  const bySound = groupBy(correctable, (word) => [soundOf(word)]);
  yield;
  const byTrigram = groupBy(correctable, trigramsOf);
  yield;
  const hear = (word: string) => sounds.get(spell(word)) ?? heardAs(spell(word));
  return {
    ...index,
    vocabulary,
    bySound,
    byTrigram,
    heard: yield* indexWords(read, [], hear),
    sounds,
    spellings,
  };
}

/**
 * What a family is called in its address, and its title without what stands in brackets, are names of it unless another
 * family has them. They are matched as a whole only, because their words say little: "vehicle lamp" names one family,
 * and "lamp" many.
 */
function addOwnPhrases(
  families: readonly NamedFamily[],
  { phrases, loosePhrases, questions }: WordIndex,
  as: (word: string) => string,
) {
  for (const { slug, names } of families) {
    const titles = names.flatMap(({ text, kind }) => (kind === 'official' ? [text.replace(/\([^)]*\)/g, '')] : []));
    for (const text of [slug, ...titles]) {
      const key = phraseKey(wordsOf(text).map(as));
      if (key && !phrases.has(key) && !loosePhrases.has(key) && !questions.has(key)) phrases.set(key, new Set([slug]));
    }
  }
}

/** The word of each other spelling, as words of names are compared. */
export function oneSpelling(spelt: readonly Spelling[]): Map<string, string> {
  const stemmed = (text: string) => wordsOf(text).join('');
  return new Map(
    spelt.flatMap(({ word, spellings: others }) => others.map((other) => [stemmed(other), stemmed(word)] as const)),
  );
}

/** Shorter words have too few letters to tell them apart, and digits have no spelling. */
export const isCorrectable = (word: string) => [...word].length >= 4 && !/\d/.test(word);

export function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)))];
}

function groupBy(words: readonly string[], keysOf: (word: string) => string[]) {
  const groups = new Map<string, string[]>();
  for (const word of words)
    for (const key of keysOf(word)) {
      const group = groups.get(key);
      if (group) group.push(word);
      else groups.set(key, [word]);
    }
  return groups;
}
