import { compoundOf, headOf, phraseKey, tellingWords, wordsOf } from '../words.ts';
import { heardAs, soundOf } from './sound-of.ts';

export type NamedFamily = { slug: string; names: { text: string; language: string; kind: string }[] };
type IndexedName = {
  family: string;
  words: ReadonlySet<string>;
  head: string | null;
  /** What all its words say together. */
  weight: number;
};
type Spelling = { word: string; spellings: string[] };
type Question = { text: string; question: string; families: string[] };

/** Names of families by their words. */
export type WordIndex = {
  /** The families that have exactly this name, and those that have it but for words that tell nothing. */
  phrases: Map<string, Set<string>>;
  loosePhrases: ReadonlyMap<string, ReadonlySet<string>>;
  questions: ReadonlyMap<string, Question>;
  namesWith: ReadonlyMap<string, readonly IndexedName[]>;
  /** How many families have a word in a name. */
  familiesWith: ReadonlyMap<string, number>;
  /** How much a word says: the less the more families have it, and a number next to nothing. */
  weights: ReadonlyMap<string, number>;
  wordsOfFamily: ReadonlyMap<string, ReadonlySet<string>>;
  /** The words with which the names of a family end. */
  headsOfFamily: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words that say what a thing is in enough of the names that have them: `machine`, and not `electric`. */
  heads: ReadonlySet<string>;
  /** The place of each family, for ties. */
  places: ReadonlyMap<string, number>;
};

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
};

export function indexNames(
  families: readonly NamedFamily[],
  asked: readonly Question[],
  spelt: readonly Spelling[] = [],
): NameIndex {
  const spellings = oneSpelling(spelt);
  const spell = (word: string) => spellings.get(word) ?? word;
  const index = indexWords(families, asked, spell);
  addOwnPhrases(families, index, spell);
  const vocabulary = [...index.namesWith.keys()].sort();
  const correctable = vocabulary.filter(isCorrectable);
  const sounds = new Map(vocabulary.map((word) => [word, heardAs(word)]));
  return {
    ...index,
    vocabulary,
    bySound: groupBy(correctable, (word) => [soundOf(word)]),
    byTrigram: groupBy(correctable, trigramsOf),
    heard: indexWords(families, [], (word) => heardAs(spell(word))),
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

function indexWords(
  families: readonly NamedFamily[],
  asked: readonly Question[],
  as: (word: string) => string,
): WordIndex {
  const phrases = new Map<string, Set<string>>();
  const loosePhrases = new Map<string, Set<string>>();
  const namesWith = new Map<string, IndexedName[]>();
  const wordsOfFamily = new Map<string, Set<string>>();
  const headsOfFamily = new Map<string, Set<string>>();
  const allNames: IndexedName[] = [];
  for (const { slug, names } of families) {
    const familyWords = new Set<string>();
    wordsOfFamily.set(slug, familyWords);
    const heads = new Set<string>();
    headsOfFamily.set(slug, heads);
    for (const { text } of names) {
      const all = wordsOf(text);
      const telling = tellingWords(all).map(as);
      add(phrases, phraseKey(all.map(as)), slug);
      add(loosePhrases, phraseKey(compoundOf(all).map(as)), slug);
      const head = headOf(all);
      const name = { family: slug, words: new Set(telling), head: head && as(head), weight: 0 };
      if (name.head) heads.add(name.head);
      allNames.push(name);
      for (const word of name.words) {
        familyWords.add(word);
        const others = namesWith.get(word);
        if (others) others.push(name);
        else namesWith.set(word, [name]);
      }
    }
  }
  const familiesWith = new Map(
    [...namesWith].map(([word, names]) => [word, new Set(names.map(({ family }) => family)).size]),
  );
  const weights = new Map([...familiesWith].map(([word, count]) => [word, isNumber(word) ? 0.01 : 1 / count]));
  for (const name of allNames) for (const word of name.words) name.weight += weights.get(word) ?? 0;
  return {
    phrases,
    loosePhrases,
    questions: new Map(asked.map((question) => [phraseKey(wordsOf(question.text).map(as)), question])),
    namesWith,
    wordsOfFamily,
    headsOfFamily,
    familiesWith,
    weights,
    heads: new Set([...namesWith].flatMap(([word, names]) => (isHeadOf(word, names) ? [word] : []))),
    places: new Map(families.map(({ slug }, place) => [slug, place])),
  };
}

/** From this share of its names on, a word that ends them says what the things are. */
const headShare = 0.2;
const isHeadOf = (word: string, names: readonly IndexedName[]) =>
  !/\d/.test(word) && names.filter(({ head }) => head === word).length >= headShare * names.length;

export const isNumber = (word: string) => /^\d+$/.test(word);

/** Shorter words have too few letters to tell them apart, and digits have no spelling. */
export const isCorrectable = (word: string) => [...word].length >= 4 && !/\d/.test(word);

export function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)))];
}

function add(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
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
