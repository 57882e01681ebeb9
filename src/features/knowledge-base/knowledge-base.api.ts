import { NotFoundError } from '#core/errors.ts';
import { defineApi } from '#features/define-api.ts';
import { readPageRecord, wireSeo } from '#features/pages/wire-page.server.ts';
import { findQuestions } from './find-questions.server.ts';
import { knowledgeBaseCalls } from './knowledge-base.calls.ts';
import { type KnowledgeCategory, listKnowledge, type Question } from './list-knowledge.server.ts';

export const knowledgeBaseApi = defineApi(knowledgeBaseCalls, {
  'GET /knowledge-base': async ({ language }) => {
    const [page, categories] = await Promise.all([
      readPageRecord('knowledge-base', 'Knowledge base', language),
      listKnowledge(language),
    ]);
    return { page, categories: categories.map(wireCategory) };
  },
  'GET /knowledge-base/find/{term}': async ({ params: { term }, language }) =>
    (await findQuestions(term, language)).map(wireEntry),
  'GET /knowledge-base/{categorySlug}': async ({ params: { categorySlug }, language }) => {
    const category = (await listKnowledge(language)).find(({ slug }) => slug === categorySlug);
    if (!category) throw new NotFoundError(`knowledge base category ${categorySlug}`);
    return { category: wireCategory(category), knowledgeBases: category.questions.map(wireEntry) };
  },
});

function wireCategory({ id, name, slug, imageUrl, imageAlt, isFeatured, seo }: KnowledgeCategory) {
  return { id, name, slug, image_url: imageUrl, image_alt: imageAlt, is_featured: isFeatured, ...wireSeo(seo) };
}

function wireEntry({ id, question, answer }: Question) {
  return { id, question, answer };
}
