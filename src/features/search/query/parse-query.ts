import { normaliseText } from './normalise-text.ts';
import { isLongEnough } from './query.ts';
import { queryKeys } from './standard-numbers.ts';

/** The part of a query that is read; the rest is cut off. */
const readLength = 200;
const mostWords = 12;

export type ParsedQuery = {
  /** The words with one space between them, in the form in which titles are stored. */
  text: string;
  words: string[];
  /** Standard numbers and codes, from the most to the least exact. */
  keys: string[];
};

/** Works out what a query asks for; null when it is too short to search. Any string is allowed. */
export function parseQuery(query: string): ParsedQuery | null {
  const trimmed = query.slice(0, readLength).trim();
  const text = normaliseText(trimmed);
  if (!isLongEnough(trimmed) || text === '') return null;
  const words = text.split(' ').slice(0, mostWords);
  return { text, words, keys: queryKeys(trimmed.toWellFormed()) };
}

/**
 * The words for to_tsquery, joined by "and" or "or". The last one matches as a prefix, because the visitor may
 * still be typing it. Alternatives of a word share a bracket. Words contain no sign that to_tsquery interprets.
 */
export function toTsQuery(words: (string | string[])[], wanted: 'all' | 'any' = 'all'): string {
  return words
    .map((word, place) => {
      const ending = place === words.length - 1 ? ':*' : '';
      return Array.isArray(word)
        ? `(${word.map((alternative) => `'${alternative}'`).join(' | ')})`
        : `'${word}'${ending}`;
    })
    .join(wanted === 'all' ? ' & ' : ' | ');
}
