import { isNumber, type WordIndex } from './word-index.ts';

/** How a family was found: its whole name, all words of a name, a corrected or unfinished word, or some of the words. */
type Why = 'name' | 'words' | 'corrected' | 'unfinished' | 'some-words';
export type Match = { family: string; score: number; why: Why };

/**
 * Names that have all the words, or all of whose words were typed, best when both stand for the same thing; else those
 * that share the rarest words. Words that many families have, numbers and unknown words say little.
 * @param wanted a word that the names must have; without it, any of the words will do
 */
export function matchWords(
  words: readonly string[],
  head: string | null,
  { namesWith, wordsOfFamily, headsOfFamily, weights }: WordIndex,
  wanted?: string,
): Match[] {
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const typed = [...new Set(words.filter((word) => namesWith.has(word)))];
  const telling = typed.filter((word) => !isNumber(word));
  const whole = sum(typed);
  const isHeadKnown = head !== null && namesWith.has(head);
  const seen = new Set((wanted ? [wanted] : typed).flatMap((word) => namesWith.get(word) ?? []));
  const families = new Set<string>();
  const matches: Match[] = [];
  for (const { family, words: wordsOfName, head: ownHead, weight } of seen) {
    families.add(family);
    const shared = typed.filter((word) => wordsOfName.has(word));
    const ofFamily = typed.filter((word) => wordsOfFamily.get(family)?.has(word)).length;
    const likeness = scoreOf({
      hasAll: telling.every((word) => wordsOfName.has(word)),
      isAll: shared.length === wordsOfName.size,
      sameHead: ownHead === null || !isHeadKnown || ownHead === head,
      ofTyped: sum(shared) / whole,
      ofName: sum(shared) / weight,
      shared: shared.length,
    });
    const score = Math.max(likeness, Math.min(mostWithOthers, likeness + otherName * (ofFamily - shared.length)));
    if (score >= least) matches.push({ family, score, why: score >= 50 ? 'words' : 'some-words' });
  }
  // Families whose names have the words between them: "atta mill" and "flour chakki" of an "atta chakki".
  for (const family of families) {
    const shared = typed.filter((word) => wordsOfFamily.get(family)?.has(word));
    if (shared.length < 2) continue;
    const isThing = head !== null && headsOfFamily.get(family)?.has(head);
    const isAll = isThing && shared.length === typed.length;
    const part = (15 + 40 * (sum(shared) / whole)) * (isThing || !isHeadKnown ? 1 : ofAnother);
    matches.push({ family, score: isAll ? allBetween : part, why: 'some-words' });
  }
  return matches;
}

const least = 6;
/** The score of a family whose names have all the words between them, and one of them ends with the same word. */
const allBetween = 84;
/** What counts less: some of the words of a family none of whose names end with the same word. */
const ofAnother = 0.8;
/** Points for each further word that another name of the family has. */
const otherName = 3;
const mostWithOthers = 89;

type Likeness = { hasAll: boolean; isAll: boolean; sameHead: boolean; ofTyped: number; ofName: number; shared: number };

function scoreOf({ hasAll, isAll, sameHead, ofTyped, ofName, shared }: Likeness): number {
  if (hasAll && isAll) return 90;
  if (hasAll) return sameHead ? 60 + 30 * ofName : 25 + 20 * ofName;
  if (!isAll) return 30 * ofTyped * ofName;
  if (sameHead) return ofTyped >= 0.5 ? 60 + 29 * ofTyped : 20 + 40 * ofTyped;
  return shared > 1 ? 45 + 25 * ofTyped : 10 + 40 * ofTyped;
}
