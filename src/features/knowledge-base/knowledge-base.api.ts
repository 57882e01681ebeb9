import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { readPageRecord, wireSeo } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { findQuestions } from './find-questions.server.ts';
import { foundEntriesAnswer, knowledgeBaseAnswer, knowledgeBaseCategoryAnswer } from './knowledge-base.schema.ts';
import { type KnowledgeCategory, listKnowledge, type Question } from './list-knowledge.server.ts';

export const knowledgeBaseApi = {
  'GET /knowledge-base': call({
    summary: 'The categories of the knowledge base',
    tag: 'Knowledge base',
    answer: knowledgeBaseAnswer,
    answers: 'Page settings and categories',
    handle: async ({ language }) => {
      const [page, categories] = await Promise.all([
        readPageRecord('knowledge-base', 'Knowledge base', language),
        listKnowledge(language),
      ]);
      return { page, categories: categories.map(wireCategory) };
    },
  }),
  'GET /knowledge-base/find/{term}': call({
    summary: 'The questions that contain every word of a search',
    tag: 'Knowledge base',
    params: z.object({ term: z.string().max(200) }),
    answer: foundEntriesAnswer,
    answers: 'At most 50 questions with their answers; those whose question itself contains the words come first',
    handle: async ({ params: { term }, language }) => (await findQuestions(term, language)).map(wireEntry),
  }),
  'GET /knowledge-base/{categorySlug}': call({
    summary: 'One category with its questions and answers',
    tag: 'Knowledge base',
    params: z.object({ categorySlug: z.string().max(200) }),
    answer: knowledgeBaseCategoryAnswer,
    answers: 'The category and its questions',
    refuses: { 404: 'No such category' },
    handle: async ({ params: { categorySlug }, language }) => {
      const category = (await listKnowledge(language)).find(({ slug }) => slug === categorySlug);
      if (!category) throw new NotFoundError(`knowledge base category ${categorySlug}`);
      return { category: wireCategory(category), knowledgeBases: category.questions.map(wireEntry) };
    },
  }),
} satisfies SiteCalls;

function wireCategory({ id, name, slug, imageUrl, imageAlt, isFeatured, seo }: KnowledgeCategory) {
  return { id, name, slug, image_url: imageUrl, image_alt: imageAlt, is_featured: isFeatured, ...wireSeo(seo) };
}

function wireEntry({ id, question, answer }: Question) {
  return { id, question, answer };
}
