import { expect, test } from 'vitest';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { certaintyWords, stateWords } from './sheet-words.server.ts';
import type { SchemeState } from './states-of-scheme.ts';

const unknown = (concerned: SchemeState['audiences'], day: string | null): SchemeState => ({
  ...{ state: 'unknown', audiences: concerned, day },
  earlier: null,
  publication: null,
});

test('what is not known of anyone says why, and what is not known of some says of whom', () => {
  expect(stateWords(unknown([...audiences], '2026-11-21'), 'en')).toBe(
    'because we have not read what has applied since 21 November 2026',
  );
  expect(stateWords(unknown([...audiences], null), 'en')).toBe('because our sources do not agree');
  expect(stateWords(unknown(['import'], null), 'en')).toBe('for importers: our sources do not agree');
});

test('where a list alone names a duty for some, the sheet says for whom, because others have a day', () => {
  const listed: SchemeState = { ...unknown(['small', 'micro'], null), state: 'listed' };
  expect(stateWords(listed, 'en')).toBe('for small and micro enterprises, start date not published');
  expect(stateWords({ ...listed, audiences: [...audiences] }, 'en')).toBe('start date not published');
});

test('an order that nobody has read is not called unpublished', () => {
  const listed: SchemeState = { ...unknown([...audiences], null), state: 'listed', isUnread: true };
  expect(stateWords(listed, 'en')).toBe('start date not read by us');
  expect(stateWords({ ...listed, audiences: ['import'] }, 'en')).toBe('for importers, start date not read by us');
});

test('a doubt that is not translated is a sentence in English, and one that is translated has nothing English', () => {
  const of = (words: string, isEnglish: boolean) =>
    certaintyWords([{ doubts: [{ words, isEnglish }], confirmed: true, states: [] }], 'de');
  expect(of('The number is not known.', true)).toEqual(['In doubt: The number is not known.']);
  expect(of('Die Nummer ist nicht bekannt.', false)).toEqual([expect.not.stringContaining('In doubt')]);
});

test('days that nobody has read in the gazette say so, beside what else is in doubt', () => {
  const state = {
    audiences: [...audiences],
    state: 'in-force',
    since: '2025-03-01',
    inForceSince: null,
    until: null,
  } as const;
  const row = { doubts: [{ words: 'The number is not known.', isEnglish: false }], confirmed: true };
  const wordsOf = (confirmed: boolean) =>
    certaintyWords([{ ...row, states: [{ ...state, audiences: [...audiences], confirmed }] }], 'en');
  expect(wordsOf(true)).toEqual(['In doubt: The number is not known.']);
  expect(wordsOf(false)).toEqual([
    'The days come from trade publications or our own count; we have not read them in the gazette.',
    'In doubt: The number is not known.',
  ]);
});
