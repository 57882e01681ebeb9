import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { foundEntriesAnswer, knowledgeBaseAnswer, knowledgeBaseCategoryAnswer } from './knowledge-base.schema.ts';

export const knowledgeBaseCalls = {
  'GET /knowledge-base': {
    summary: 'The categories of the knowledge base',
    tag: 'Knowledge base',
    answer: knowledgeBaseAnswer,
    answers: 'Page settings and categories',
  },
  'GET /knowledge-base/find/{term}': {
    summary: 'The questions that contain every word of a search',
    tag: 'Knowledge base',
    params: z.object({ term: z.string().max(200) }),
    answer: foundEntriesAnswer,
    answers: 'At most 50 questions with their answers; those whose question itself contains the words come first',
  },
  'GET /knowledge-base/{categorySlug}': {
    summary: 'One category with its questions and answers',
    tag: 'Knowledge base',
    params: z.object({ categorySlug: z.string().max(200) }),
    answer: knowledgeBaseCategoryAnswer,
    answers: 'The category and its questions',
    refuses: { 404: 'No such category' },
  },
} as const satisfies Calls;
