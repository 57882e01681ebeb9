import { compoundOf, headOf, phraseKey, tellingWords, wordsOf } from '../words.ts';

export type NamedFamily = { slug: string; names: { text: string; language: string; kind: string }[] };
/** A family with the words of each of its names. */
export type ReadFamily = { slug: string; names: string[][] };
type IndexedName = {
  family: string;
  words: ReadonlySet<string>;
  head: string | null;
  /** What all its words say together. */
  weight: number;
};
export type Question = { text: string; question: string; families: string[] };

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

/** Some twenty names each. */
const familiesAtOnce = 20;

/** Pauses after every few hundred names, so that other requests can be answered meanwhile. */
export function* readNames(families: readonly NamedFamily[]): Generator<void, ReadFamily[]> {
  const read: ReadFamily[] = [];
  for (const { slug, names } of families) {
    read.push({ slug, names: names.map(({ text }) => wordsOf(text)) });
    if (read.length % familiesAtOnce === 0) yield;
  }
  return read;
}

/** Pauses as often. */
export function* indexWords(
  families: readonly ReadFamily[],
  asked: readonly Question[],
  as: (word: string) => string,
): Generator<void, WordIndex> {
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
    if (headsOfFamily.size % familiesAtOnce === 0) yield;
    for (const all of names) {
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

function add(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
