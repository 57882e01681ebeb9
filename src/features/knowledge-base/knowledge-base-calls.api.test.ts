import { beforeAll, describe, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createQuestion } from '#tests/factories/question.ts';
import { withSite } from '#tests/server.ts';
import { knowledgeBaseAnswer, knowledgeBaseCategoryAnswer } from './knowledge-base.schema.ts';

const site = withSite();

async function read(path: string, language = 'en') {
  const answer = await site.get(path, { headers: { 'current-locale': language } });
  return { status: answer.status, body: await answer.json() };
}

beforeAll(async () => {
  await emptyContent();
  await createQuestion({ category: 'Testing', question: 'Who weighs gold?', answer: '<p>An <b>assayer</b>.</p>' });
  await createQuestion({
    category: 'Marks',
    question: 'Which mark does an assayer strike?',
    answer: '<p>A hallmark of 50% &amp; more.</p>',
    translations: { hi: { question: 'परखने वाला कौन सा चिह्न लगाता है?' } },
  });
  await createQuestion({ category: 'Marks', question: 'Is a draft shown?', status: 'draft' });
});

test('GET /knowledge-base answers with the page and its categories', async () => {
  const { body } = await read('/api/knowledge-base');
  const { page, categories } = knowledgeBaseAnswer.parse(body);
  expect(page.name).toBe('Knowledge base');
  expect(categories.map(({ name, slug, image_url }) => [name, slug, image_url])).toEqual([
    ['Testing', 'testing', '/seals/testing.svg'],
    ['Marks', 'marks', '/seals/marks.svg'],
  ]);
});

describe('GET /knowledge-base/find/{term}', () => {
  const find = async (term: string, language = 'en') => {
    const { body } = await read(`/api/knowledge-base/find/${encodeURIComponent(term)}`, language);
    return body.map(({ question }: { question: string }) => question);
  };

  test('finds the words of questions first, then those of answers', async () => {
    expect(await find('assayer')).toEqual(['Which mark does an assayer strike?', 'Who weighs gold?']);
    expect(await find('gold ASSAYER')).toEqual(['Who weighs gold?']);
    expect(await find('50%')).toEqual(['Which mark does an assayer strike?']);
    expect(await find('चिह्न', 'hi')).toEqual(['परखने वाला कौन सा चिह्न लगाता है?']);
  });

  test.each([['draft'], ['b'.repeat(150)], ['<b>'], ['%'], ['\0'], ["'; drop"]])(
    'finds nothing for %j',
    async (term) => {
      expect(await find(term)).toEqual([]);
    },
  );
});

describe('GET /knowledge-base/{categorySlug}', () => {
  test('answers with the category and its published questions', async () => {
    const { body } = await read('/api/knowledge-base/marks');
    const { category, knowledgeBases } = knowledgeBaseCategoryAnswer.parse(body);
    expect(category.name).toBe('Marks');
    expect(knowledgeBases.map(({ question }) => question)).toEqual(['Which mark does an assayer strike?']);
  });

  test('a category that does not exist is not found', async () => {
    expect(await read('/api/knowledge-base/nothing')).toEqual({ status: 404, body: { message: 'Not found.' } });
  });
});

describe('an old address', () => {
  const target = async (path: string) => {
    const answer = await site.get(path);
    return [answer.status, answer.headers.get('location')];
  };

  test('leads to the question on the page of its category', async () => {
    expect(await target('/knowledgebase')).toEqual([301, '/knowledge-base']);
    expect(await target('/knowledgebase/marks')).toEqual([301, '/knowledge-base/marks']);
    expect(await target('/knowledgebase/marks/who')).toEqual([301, '/knowledge-base/marks#who']);
    expect(await target('/ar/knowledgebase/marks/who')).toEqual([301, '/ar/knowledge-base/marks#who']);
  });
});

test('the page of a category gives its questions to search engines, and its filter works without script', async () => {
  const text = await (await site.get('/knowledge-base/testing')).text();
  expect(text).toContain('"@type":"FAQPage"');
  expect(text).toContain('id="who-weighs-gold"');
  expect(await (await site.get('/knowledge-base/testing?q=silver')).text()).not.toContain('id="who-weighs-gold"');
});
