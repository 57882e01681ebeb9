import type { Match } from './match-words.ts';

/** A family with the words of its name in the language of the reader. */
export type OwnName = { family: string; words: readonly string[] };

/** Scripts that write without blanks, so that a word may begin anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;

/** The score of a name that has all the words, and what it gains for each part of it that was typed. */
const hasAll = 60;
const ofName = 7;
/** Of one that begins with the first of them: what is a fan comes before what is for one. */
const beginsSo = 2;
/** Of one that has some of them, which together are most of what was typed. */
const hasMost = 30;
const most = 0.5;

/**
 * The families whose names in the language of the reader have the words, best first. There are no trade names, genders or
 * plurals of these languages, so a word is found where a name begins with it, where a compound ends with it
 * (`Ventilator` in `Deckenventilator`), and where both differ in their last two letters (`Lampen`, `giocattoli`).
 */
export function matchOwnNames(words: readonly string[], names: readonly OwnName[]): Match[] {
  const typed = lengthOf(words);
  if (typed === 0) return [];
  const matches = names.flatMap(({ family, words: named }): Match[] => {
    const found = words.filter((word) => named.some((other) => isSameWord(word, other)));
    const share = lengthOf(found) / typed;
    const begins = words[0] && named[0] && isSameWord(words[0], named[0]) ? beginsSo : 0;
    const more = ofName * Math.min(1, lengthOf(found) / lengthOf(named)) + begins;
    if (share === 1) return [{ family, score: hasAll + more, why: 'words' }];
    return share >= most ? [{ family, score: hasMost * share + more, why: 'some-words' }] : [];
  });
  return matches.sort((a, b) => b.score - a.score);
}

/**
 * What the language of the reader says, with what English names say beside it: a whole English name that is a word of
 * the reader's language, too (`ventilator`), leaves a choice, and English words that are only like those typed say nothing.
 * Where the English words ask a question, its families come first.
 */
export function withEnglish(own: readonly Match[], english: readonly Match[], asks: boolean): Match[] {
  const best = own[0]?.why === 'words' && !asks ? own[0].score : null;
  const isOwn = (family: string) => own.some((match) => match.family === family);
  const beside = english.flatMap((match): Match[] => {
    const score = scoreBeside(match, best, isOwn(match.family));
    return score === null ? [] : [{ ...match, score }];
  });
  const bestOf = new Map<string, Match>();
  for (const match of [...own, ...beside])
    if (match.score > (bestOf.get(match.family)?.score ?? 0)) bestOf.set(match.family, match);
  return [...bestOf.values()].sort((a, b) => b.score - a.score);
}

/** @param best the score of a name of the reader's language that has all words; null if there is none */
function scoreBeside({ why, score }: Match, best: number | null, isOwn: boolean): number | null {
  if (best === null) return why === 'name' || why === 'words' ? score : Math.min(score, guessed);
  if (why === 'name') return isOwn ? score : best - 1;
  return why === 'words' ? Math.min(score, best - clearly) : null;
}

/** Below what is proposed as meant, and below most of what the reader's language says. */
const guessed = 15;
/** So far behind that nobody has to choose. */
const clearly = 20;

function isSameWord(word: string, named: string): boolean {
  if (named.startsWith(word)) return true;
  if (unspaced.test(word)) return [...word].length > 1 && named.includes(word);
  if (word.length >= 4 && named.length > word.length && named.endsWith(word)) return true;
  const same = [...word].findIndex((letter, place) => letter !== named[place]);
  const shared = same < 0 ? word.length : same;
  const ends = [word.slice(shared), named.slice(shared)];
  return shared >= 4 && ends.every((end) => end.length <= 2 && (!hasVowelSigns.test(word) || !/\p{L}/u.test(end)));
}

/** Scripts of India, where two signs are often one letter with its vowel. */
const hasVowelSigns = /\p{M}/u;

const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + [...word].length, 0);
