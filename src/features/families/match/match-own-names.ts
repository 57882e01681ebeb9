import { unspaced } from '#features/search/query/plain-letters.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Match } from './match-words.ts';

/** A family with the words of its name in the language of the reader, as they are compared and with their accents. */
export type OwnName = { family: string; words: readonly string[]; written: string };
/** What was typed, in the same two ways. */
export type OwnQuery = { words: readonly string[]; written: string; language: LanguageCode };

/**
 * All of these scores stay below what is proposed as meant: a word of a name is a choice, because nobody has written down
 * what else the word stands for in these languages.
 */
const hasAll = 26;
const hasSome = 10;
/** Gains: for each part of the name that was typed, for one that begins so, and for one that is written so. */
const ofName = 5;
const beginsSo = 3;
const writtenSo = 4;
/** The part of what was typed that a name must have, unless it has the first word, which mostly says what the thing is. */
const most = 0.5;

/**
 * The families whose names in the language of the reader have the words, best first. There are no trade names, genders or
 * plurals of these languages, so words are alike that differ in their endings (`Lampen`, `giocattoli`), and in German
 * where one ends with the other (`Ventilator` and `Deckenventilator`).
 */
export function matchOwnNames({ words: all, written, language }: OwnQuery, names: readonly OwnName[]): Match[] {
  const words = all.flatMap((word) => (unspaced.test(word) ? cut(word, language) : [word]));
  const typed = lengthOf(words);
  if (typed === 0) return [];
  const alike = (word: string, named: string) => likenessOf(word, named, language === 'de');
  const matches = names.flatMap(({ family, words: named, written: writtenName }): Match[] => {
    const found = words.filter((word) => named.some((other) => alike(word, other) > 0));
    const share = lengthOf(found) / typed;
    const isThing = named.some((other) => alike(words[0] ?? '', other) === 2);
    if (found.length === 0 || (share < most && !isThing)) return [];
    const begins = alike(words[0] ?? '', named[0] ?? '') > 0 ? beginsSo : 0;
    const more = ofName * Math.min(1, lengthOf(found) / lengthOf(named)) + begins;
    const isWritten = ` ${writtenName} `.includes(` ${written} `) ? writtenSo : 0;
    if (share === 1) return [{ family, score: hasAll + more + isWritten, why: 'words' }];
    return [{ family, score: hasSome * share + more, why: 'some-words' }];
  });
  return matches.sort((a, b) => b.score - a.score);
}

/** From this score on, English names have all words that tell something. */
const understood = 70;
/** What English words that were mistyped or only some of a name's must score to be worth a look, and what they then get. */
const likely = 45;
const guessed = 5;

/**
 * What the language of the reader says, with what English names say beside it: a whole English name that is a word of
 * the reader's language, too (`ventilator`), leaves a choice, and English words that are only like those typed say little.
 * @param asks whether the English words ask a question, whose families come first
 */
export function withEnglish(own: readonly Match[], english: readonly Match[], asks: boolean): Match[] {
  const all = asks ? [] : own.filter(({ why }) => why === 'words');
  const best = all[0]?.score ?? null;
  const beside = english.flatMap(({ family, score, why }): Match[] => {
    const isNamed = why === 'name';
    if (best === null && (isNamed || score >= understood)) return [{ family, why, score }];
    if (best === null || !isNamed) return score >= likely ? [{ family, why, score: guessed }] : [];
    const isOwn = all.some((match) => match.family === family);
    return [{ family, why, score: isOwn && all.length === 1 ? score : best + (isOwn ? 1 : -1) }];
  });
  const bestOf = new Map<string, Match>();
  for (const match of [...own, ...beside])
    if (match.score > (bestOf.get(match.family)?.score ?? 0)) bestOf.set(match.family, match);
  return [...bestOf.values()].sort((a, b) => b.score - a.score);
}

/** 2 for the same word, 1 for one that may still be typed, 0 for another. */
function likenessOf(word: string, named: string, joinsWords: boolean): 0 | 1 | 2 {
  if (word === named) return 2;
  const [long, short] = word.length > named.length ? [word, named] : [named, word];
  if (joinsWords && short.length >= 4 && long.endsWith(short)) return 2;
  // Also Latin letters within such a name: `TMT钢筋`.
  if (unspaced.test(word) || unspaced.test(named)) return named.includes(word) ? 2 : 0;
  // Nearly all words of nearly a thousand names end here.
  if (word[0] !== named[0]) return 0;
  if (isInflected(word, named)) return 2;
  return word.length >= leastBegun(word) && named.startsWith(word) ? 1 : 0;
}

const latin = /^\p{sc=Latn}/u;
const leastBegun = (word: string) => (latin.test(word) ? 4 : 3);

/** What words of a language end with when they do not end with the stem; in the scripts of India, signs alone. */
const ending = /^(?:[aeiouy]{0,2}[nsrm]?|[аеиоуыэюяйь]{0,2}[вмх]?|\p{M}{0,3})$/u;

/**
 * Whether two words have one stem and differ in their endings: it is three quarters of each, or in the scripts of India,
 * where vowels are signs of their own, three fifths of the longer.
 */
function isInflected(a: string, b: string): boolean {
  const other = [...a].findIndex((letter, place) => letter !== b[place]);
  const shared = other < 0 ? Math.min(a.length, b.length) : other;
  return shared >= 3 && shared >= Math.max(a.length, b.length) * 0.6 && [a, b].every((word) => isEnding(word, shared));
}

const isEnding = (word: string, from: number) =>
  ending.test(word.slice(from)) && (/\p{M}/u.test(word) || from >= word.length * 0.75);

/** The words of a text without blanks; one of a single sign says nothing beside others. */
function cut(text: string, language: LanguageCode): string[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const telling = words.filter((word) => word.length > 1);
  return telling.length > 0 ? telling : [text];
}

const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + [...word].length, 0);
