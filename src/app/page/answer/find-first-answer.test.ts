import { expect, test } from 'vitest';
import { findFamilies } from '#features/families/find-families.server.ts';
import { searchCatalogue } from '#features/search/search.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findFirstAnswer } from './find-first-answer.server.ts';

withTestDatabase();

async function answerFor(query: string, language: LanguageCode = 'en') {
  const [results, familySearch] = await Promise.all([
    searchCatalogue(query, { language, perGroup: 5 }),
    findFamilies(query, language),
  ]);
  return findFirstAnswer(query, familySearch, results, language);
}

async function appliesFor(query: string) {
  const answer = await answerFor(query);
  return answer?.family?.sheet?.applies.map(({ key }) => key);
}

test('two letters are answered when they are a name, not when words begin with them', async () => {
  expect((await answerFor('tv'))?.family?.families[0]?.slug).toBe('led-television');
  expect(await answerFor('is')).toBeNull();
});

test('a radio that the words name counts, also when they deny another one', async () => {
  expect(await appliesFor('ceiling fan')).not.toContain('wpc-eta');
  expect(await appliesFor('ceiling fan with bluetooth')).toContain('wpc-eta');
  expect(await appliesFor('ceiling fan with bluetooth without wifi')).toContain('wpc-eta');
  expect(await appliesFor('ceiling fan without bluetooth')).not.toContain('wpc-eta');
});

test('a word with several meanings is asked about, although an official list calls one product so', async () => {
  for (const word of ['router', 'tyre', 'transformer', 'compressor', 'copper']) {
    const family = (await answerFor(word))?.family;
    expect(family?.question, word).toBeTruthy();
    expect(family?.sheet, word).toBeNull();
  }
});

test('where a service has the words, no product is guessed that is only like them', async () => {
  expect(await answerFor('ई-कचरा', 'hi')).toBeNull();
  expect((await answerFor('रूम हीटर', 'hi'))?.family?.families[0]?.slug).toBe('room-heater');
});
