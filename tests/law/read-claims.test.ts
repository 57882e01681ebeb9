import { expect, test } from 'vitest';
import type { LanguageCode } from '#locales/languages.ts';
import { findUnfoundedClaims } from './read-claims.ts';

const page = (sentence: string) => `<main><p><b>${sentence}</b></p></main>`;
const day = '2026-10-01';

test.each<[LanguageCode, string]>([
  ['en', 'Required now.'],
  ['en', 'In force'],
  ['en', 'ISI mark is required of importers.'],
  ['en', 'In force since an earlier order'],
  ['hi', 'अभी अनिवार्य है।'],
  ['hi', 'लागू'],
  ['ar', 'إلزامي الآن.'],
  ['ar', 'سارٍ'],
])('finds in %s the claim “%s” without a day', (language, sentence) => {
  expect(findUnfoundedClaims(page(sentence), language, [])).toHaveLength(1);
});

test.each<[LanguageCode, string]>([
  ['en', 'Required since 1 October 2026.'],
  ['en', 'In force'],
  ['en', 'Announced, but not yet in force.'],
  ['en', 'Scheme X is not required: its order was rescinded on 16 January 2026.'],
  ['en', 'Compulsory: Bureau of Indian Standards listed it in June 2026.'],
  ['hi', '1 अक्टूबर 2026 से अनिवार्य है।'],
  ['hi', 'घोषित, पर अभी लागू नहीं।'],
  ['ar', 'إلزامي منذ 1 أكتوبر 2026.'],
  ['ar', 'أُعلن عنه، لكنه لم يدخل حيّز النفاذ بعد.'],
])('lets in %s “%s” stand, when an effect of that day is behind it', (language, sentence) => {
  expect(findUnfoundedClaims(page(sentence), language, [day])).toEqual([]);
});

test('reads what is required today apart from what will be', () => {
  const sentence =
    'ISI mark has been required of importers, and will be required of micro enterprises from 1 April 2999.';
  expect(findUnfoundedClaims(page(sentence), 'en', [day])).toHaveLength(1);
});

test('does not let a claim stand with another day than that of the effect', () => {
  expect(findUnfoundedClaims(page('Required since 2 October 2026.'), 'en', [day])).toHaveLength(1);
});
