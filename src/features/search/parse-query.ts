import { normaliseText } from './normalise-text.ts';
import { isLongEnough } from './query-length.ts';
import { queryKeys } from './standard-numbers.ts';

/** What is read of a query; the rest is cut. */
const readLength = 200;
const mostWords = 12;

export type ParsedQuery = {
  /** The words with one space between them, as titles are kept. */
  text: string;
  words: string[];
  /** Standard numbers and codes, from the most to the least exact. */
  keys: string[];
};

/** What a query asks for; null when it has too little to search by. Any string is allowed. */
export function parseQuery(query: string): ParsedQuery | null {
  const trimmed = query.slice(0, readLength).trim();
  const text = normaliseText(trimmed);
  if (!isLongEnough(trimmed) || text === '') return null;
  const words = text.split(' ').slice(0, mostWords);
  return { text, words, keys: queryKeys(trimmed.toWellFormed()) };
}

/**
 * The words for to_tsquery: all of them or any, the last as a beginning because it may still be
 * typed. Alternatives of a word stand in one bracket. Words hold no sign that to_tsquery reads.
 */
export function toTsQuery(words: (string | string[])[], wanted: 'all' | 'any' = 'all'): string {
  return words
    .map((word, place) => {
      const ending = place === words.length - 1 ? ':*' : '';
      return Array.isArray(word) ? `(${word.map((one) => `'${one}'`).join(' | ')})` : `'${word}'${ending}`;
    })
    .join(wanted === 'all' ? ' & ' : ' | ');
}
