import { expect, test } from 'vitest';
import { findFamilies } from '#features/families/find-families.server.ts';
import { searchCatalogue } from '#features/search/search.server.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findFirstAnswer } from './find-first-answer.server.ts';

withTestDatabase();

async function appliesFor(query: string) {
  const [results, found] = await Promise.all([
    searchCatalogue(query, { language: 'en', perGroup: 5 }),
    findFamilies(query, 'en'),
  ]);
  const answer = await findFirstAnswer(query, found, results, 'en');
  return answer?.family?.sheet?.applies.map(({ key }) => key);
}

test('a radio that the words name counts, also when they deny another one', async () => {
  expect(await appliesFor('ceiling fan')).not.toContain('wpc-eta');
  expect(await appliesFor('ceiling fan with bluetooth')).toContain('wpc-eta');
  expect(await appliesFor('ceiling fan with bluetooth without wifi')).toContain('wpc-eta');
  expect(await appliesFor('ceiling fan without bluetooth')).not.toContain('wpc-eta');
});
