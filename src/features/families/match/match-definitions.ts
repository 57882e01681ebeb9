import { headOf, tellingWords, withoutGeneral, wordsOf } from '../words.ts';
import type { Match } from './match-words.ts';
import { isNumber } from './word-index.ts';

/** The families by the words of what they are defined as. */
export type DefinedBy = {
  families: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many families there are, so that a word says the more the fewer are defined by it. */
  count: number;
};

/** What a definition says after these is what the family is not, or not for. */
const excludes = /;|\b(?:not|no|without|except|unlike|outside|other than)\b/iu;
/** The share of the words that a definition must have, by what they say. */
const mostOf = 0.6;
/** Below whatever is taken to be meant, and below names that have all the words: a definition proposes, and no more. */
const lowest = 18;
const highest = 38;
/** What counts less: a definition that has not the word for the thing itself. */
const ofAnother = 0.7;

export function* indexDefinitions(
  families: readonly { slug: string; definition: string }[],
  as: (word: string) => string,
): Generator<void, DefinedBy> {
  const bySlug = new Map<string, Set<string>>();
  for (const [place, { slug, definition }] of families.entries()) {
    if (place % definedAtOnce === 0) yield;
    const [said = ''] = definition.split(excludes);
    for (const word of tellingWords(wordsOf(said)).map(as)) {
      const slugs = bySlug.get(word);
      if (slugs) slugs.add(slug);
      else bySlug.set(word, new Set([slug]));
    }
  }
  return { families: bySlug, count: families.length };
}
const definedAtOnce = 100;

/** The families that no name says, but whose definition has most of what the words say: a pillow is among mattresses. */
export function matchDefinitions(all: readonly string[], { families, count }: DefinedBy): Match[] {
  const words = [...new Set(withoutGeneral(tellingWords(all)))].filter((word) => !isNumber(word));
  const weightOf = (word: string) => Math.log((count + 1) / ((families.get(word)?.size ?? 0) + 1));
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  const head = headOf(all);
  const shares = new Map<string, number>();
  for (const word of words)
    for (const slug of families.get(word) ?? []) shares.set(slug, (shares.get(slug) ?? 0) + weightOf(word) / whole);
  return [...shares].flatMap(([family, share]): Match[] => {
    if (share < mostOf) return [];
    const isThing = head === null || (families.get(head)?.has(family) ?? false);
    const score = lowest + (highest - lowest) * share;
    return [{ family, score: isThing ? score : score * ofAnother, why: 'some-words' }];
  });
}
