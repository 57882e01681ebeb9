import { headOf, phraseKey, tellingWords, wordsOf } from '../words.ts';

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
  phrases: ReadonlyMap<string, ReadonlySet<string>>;
  loosePhrases: ReadonlyMap<string, ReadonlySet<string>>;
  questions: ReadonlyMap<string, Question>;
  namesWith: ReadonlyMap<string, readonly IndexedName[]>;
  /** How many families have a word in a name. */
  familiesWith: ReadonlyMap<string, number>;
  /** How much a word says: the less the more families have it, and a number next to nothing. */
  weights: ReadonlyMap<string, number>;
  wordsOfFamily: ReadonlyMap<string, ReadonlySet<string>>;
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
  const stemmed = (text: string) => wordsOf(text).join('');
  const spellings = new Map(
    spelt.flatMap(({ word, spellings: others }) => others.map((other) => [stemmed(other), stemmed(word)] as const)),
  );
  const spell = (word: string) => spellings.get(word) ?? word;
  const index = indexWords(families, asked, spell);
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

/** A word as it sounds; those of other scripts, numbers and sounds of one consonant stay as they are. */
export function heardAs(word: string): string {
  const sound = /^[a-z]{3,}$/.test(word) ? soundOf(word) : '';
  return sound.length > 1 ? sound : word;
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
  const allNames: IndexedName[] = [];
  for (const { slug, names } of families) {
    const own = new Set<string>();
    wordsOfFamily.set(slug, own);
    for (const { text } of names) {
      const all = wordsOf(text);
      const telling = tellingWords(all).map(as);
      add(phrases, phraseKey(all.map(as)), slug);
      add(loosePhrases, phraseKey(telling), slug);
      const head = headOf(all);
      const name = { family: slug, words: new Set(telling), head: head && as(head), weight: 0 };
      allNames.push(name);
      for (const word of name.words) {
        own.add(word);
        const others = namesWith.get(word);
        if (others) others.push(name);
        else namesWith.set(word, [name]);
      }
    }
  }
  const familiesWith = new Map(
    [...namesWith].map(([word, own]) => [word, new Set(own.map(({ family }) => family)).size]),
  );
  const weights = new Map([...familiesWith].map(([word, count]) => [word, isNumber(word) ? 0.01 : 1 / count]));
  for (const name of allNames) for (const word of name.words) name.weight += weights.get(word) ?? 0;
  return {
    phrases,
    loosePhrases,
    questions: new Map(asked.map((question) => [phraseKey(wordsOf(question.text).map(as)), question])),
    namesWith,
    wordsOfFamily,
    familiesWith,
    weights,
    places: new Map(families.map(({ slug }, place) => [slug, place])),
  };
}

export const isNumber = (word: string) => /^\d+$/.test(word);

/** Shorter words have too few letters to tell them apart, and digits have no spelling. */
export const isCorrectable = (word: string) => [...word].length >= 4 && !/\d/.test(word);

export function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)))];
}

/**
 * What is left of a word in Latin letters when English is spelt as it sounds, and Hindi freely: `pankha` and `punkhaa`
 * are one, `kebal` is a cable, `iskool` a school and `gijar` a geyser.
 */
export function soundOf(word: string): string {
  return word
    .replace(/^i(?=s[^aeiou])/, '')
    .replace(/[ts]ion/g, 'shn')
    .replace(/gh(?=t)/g, '')
    .replace(/tch/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/(?<=[^aeiou])h/g, '')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|q|c/g, 'k')
    .replace(/w/g, 'v')
    .replace(/(?<=[aeiouy])s(?=[aeiouy])|j|g(?=[eiy])/g, 'z')
    .replace(/^[aeiou]/, 'a')
    .replace(/(?<=.)[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
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
