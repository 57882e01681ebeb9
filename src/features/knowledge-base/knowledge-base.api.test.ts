import { expect, test } from 'vitest';
import { createQuestion } from '#tests/factories/question.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

async function found(query: string, language = 'en') {
  const answer = await site.post('/api/search', { query }, { 'current-locale': language });
  return (await answer.json()).knowledge_base;
}

test('a question is found, with its category, by its words and those of its answer', async () => {
  const { id } = await createQuestion({
    question: 'Who weighs a zorbit?',
    answer: '<p>A <b>quixotic</b> laboratory.</p>',
    category: 'Zorbits',
    translations: { hi: { question: 'ज़ोर्बिट कौन तौलता है?' } },
  });
  const question = 'Who weighs a zorbit?';
  const entry = { id, name: question, question, slug: 'who-weighs-a-zorbit', category: { slug: 'zorbits' } };
  expect(await found('zorbit')).toEqual([entry]);
  expect(await found('quixotic')).toEqual([entry]);
  expect(await found('zorbit', 'hi')).toMatchObject([{ question: 'ज़ोर्बिट कौन तौलता है?' }]);
});

test('a question that is not published is not found', async () => {
  await createQuestion({ question: 'Who melts a glimmerstone?', status: 'draft' });
  expect(await found('glimmerstone')).toEqual([]);
});
