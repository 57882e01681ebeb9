import { countSlips } from '#features/search/query/closest-words.ts';
import { compoundOf, headOf, phraseKey, tellingWords, thingOf, withoutGeneral } from '../words.ts';
import { completeWords, correctWords, regroupWords } from './correct-words.ts';
import { matchDefinitions } from './match-definitions.ts';
import { type Match, matchWords } from './match-words.ts';
import type { NameIndex } from './name-index.ts';
import { readLetterNames } from './read-letter-names.ts';
import { heardAs } from './sound-of.ts';
import { isNumber, type WordIndex } from './word-index.ts';

export type NameMatches = {
  matches: Match[];
  /** What to ask when the text stands for several families. */
  question: string | null;
};

const none: NameMatches = { matches: [], question: null };

/** The families whose names fit the words, best first. `plain` are the words without facts; the whole text comes first. */
export function matchNames(all: readonly string[], plain: readonly string[], index: NameIndex): NameMatches {
  const spell = (word: string) => index.spellings.get(word) ?? word;
  return matchSpelt(all.map(spell), plain.map(spell), index);
}

function matchSpelt(all: readonly string[], plain: readonly string[], index: NameIndex): NameMatches {
  for (const words of [all, plain, compoundOf(plain)]) {
    const whole = matchPhrase(words, index);
    if (whole.matches.length > 0) return whole;
  }
  const spelt = readLetterNames(plain, (word) => index.namesWith.has(word));
  if (spelt) return matchSpelt(spelt, spelt, index);
  const groupings = regroupWords(compoundOf(plain), index);
  for (const words of groupings) {
    const whole = matchPhrase(words, index);
    if (whole.matches.length > 0) return whole;
  }
  const [grouped = []] = groupings;
  const bare = withoutGeneral(grouped);
  const whole = bare.length < grouped.length ? matchPhrase(bare, index) : none;
  if (whole.matches.length > 0) return besideOthers(whole);
  const branded = matchBranded(grouped, index);
  if (branded.matches.length > 0) return branded;
  const head = headOf(plain, (word) => index.heads.has(word));
  const parts = [...groupings.flatMap((words) => matchParts(words, head, index)), ...matchHeard(plain, index)];
  const named = [...parts, ...matchThing(plain, parts, index)];
  const isUnderstood = named.some(({ score }) => score >= sure);
  const defined = index.definitions && !isUnderstood ? matchDefinitions(plain, index.definitions) : [];
  return { matches: best([...named, ...defined], index), question: null };
}

/**
 * Families whose whole name stands before "for" or "with": a laptop for students. One that has all words comes before
 * them, because what it is for may tell families apart: a cover for a phone.
 */
function matchThing(plain: readonly string[], parts: readonly Match[], index: NameIndex): Match[] {
  return matchPhrase(thingOf(plain), index).matches.map(({ family, score }) => {
    const likeness = Math.max(0, ...parts.flatMap((part) => (part.family === family ? [part.score] : [])));
    return { family, score: Math.max(score - 18, likeness + 2), why: 'words' };
  });
}

/** Names that sound like the words, if one of these is a word of one family at most; those first that are also spelt alike. */
function matchHeard(plain: readonly string[], index: NameIndex): Match[] {
  const words = tellingWords(plain);
  if (words.every((word) => (index.familiesWith.get(word) ?? 0) > 1)) return [];
  const matches = matchReadings([words.map(heardAs)], 'corrected', index.heard, heardTop);
  return best(matches, index)
    .slice(0, mostHeard)
    .map((match) => ({ ...match, score: match.score - differencesIn(words, match.family, index) }));
}

/** How far the words are from those of a family that sound the same; another word that is known is further than a slip. */
function differencesIn(
  words: readonly string[],
  family: string,
  { wordsOfFamily, familiesWith, sounds }: NameIndex,
): number {
  const familyWords = wordsOfFamily.get(family) ?? new Set<string>();
  const understood = words.filter((word) => familiesWith.has(word) && !isNumber(word));
  const left = understood.filter((word) => !familyWords.has(word)).length;
  return words.reduce(
    (sum, word) => {
      if (familyWords.has(word)) return sum;
      const sound = heardAs(word);
      const slips = [...familyWords].flatMap((other) => (sounds.get(other) === sound ? countSlips(word, other) : []));
      const least = Math.min(...slips);
      return sum + (least === Infinity ? 0 : least * (familiesWith.has(word) ? known : strange));
    },
    (misheard * left) / Math.max(1, understood.length),
  );
}

/** A whole name beside words that no family has and that are like no other, such as a brand. */
function matchBranded(words: readonly string[], index: NameIndex): NameMatches {
  const known = words.filter((word) => index.namesWith.has(word));
  if (known.length === 0 || known.length === words.length || correctWords(words, index).length > 0) return none;
  return besideOthers(matchPhrase(known, index));
}

/** Not all words belong to the name. */
const besideOthers = ({ matches, question }: NameMatches): NameMatches => ({
  matches: matches.map((match) => ({ ...match, score: match.score - 12, why: 'words' })),
  question,
});

function matchParts(words: readonly string[], head: string | null, index: NameIndex): Match[] {
  const asTyped = matchWords(words, head, index);
  const isKnown = words.every((word) => index.namesWith.has(word));
  if (isKnown && asTyped.some(({ score }) => score >= sure)) return asTyped;
  const corrected = matchReadings(correctWords(words, index), 'corrected', index);
  const unfinished = matchReadings(completeWords(words, index), 'unfinished', index);
  // A reading that leaves out a word that can be corrected ignores what the visitor said.
  const ignores = !isKnown && corrected.length + unfinished.length > 0;
  const least = ignores ? 0.5 : isKnown ? 1 : 0.75;
  const exact = asTyped.map((match) => ({ ...match, score: match.score * least }));
  return [...exact, ...corrected, ...unfinished];
}

/** From this score on all words that tell something have been understood. */
const sure = 75;

function matchPhrase(words: readonly string[], { phrases, loosePhrases, questions, places }: WordIndex): NameMatches {
  const key = phraseKey(words);
  if (!key) return none;
  const question = questions.get(key);
  if (question) {
    const matches = question.families.map((family, place) => ({ family, score: 100 - place, why: 'name' as const }));
    return { matches, question: question.question };
  }
  const score = phrases.has(key) ? 100 : 97;
  const families = [...(phrases.get(key) ?? loosePhrases.get(key) ?? [])];
  families.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return { matches: families.map((family) => ({ family, score, why: 'name' })), question: null };
}

const heardTop = 58;
const mostHeard = 24;
/** Points for each letter in which a word differs from one that sounds the same. */
const known = 3;
const strange = 1;
/** Points for hearing something else in all words that are names as they stand. */
const misheard = 10;

function matchReadings(
  readings: string[][],
  why: 'corrected' | 'unfinished',
  index: WordIndex,
  top = why === 'corrected' ? 50 : 55,
): Match[] {
  return readings.flatMap((words, place) => {
    const whole = matchPhrase(words, index).matches;
    // Each of many words that one may become is looked up where it is, and not beside all that share the other words.
    const wanted = why === 'unfinished' ? words.at(-1) : undefined;
    const matches =
      whole.length > 0
        ? whole
        : matchWords(
            words,
            headOf(words, (word) => index.heads.has(word)),
            index,
            wanted,
          );
    return matches.map(({ family, score }) => ({ family, score: top - (100 - score) / 2 - place / 10, why }));
  });
}

/** Each family once, with its best match. */
function best(matches: readonly Match[], { places }: WordIndex): Match[] {
  const bestOf = new Map<string, Match>();
  for (const match of matches)
    if (match.score > (bestOf.get(match.family)?.score ?? 0)) bestOf.set(match.family, match);
  return [...bestOf.values()].sort(
    (a, b) => b.score - a.score || (places.get(a.family) ?? 0) - (places.get(b.family) ?? 0),
  );
}
