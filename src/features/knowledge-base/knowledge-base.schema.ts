import { z } from 'zod';
import { pageRecord, seoAnswer } from '#features/pages/pages.schema.ts';

const category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  image_url: z.string().meta({ description: 'The seal of the category where it has no picture' }),
  image_alt: z.string(),
  is_featured: z.boolean(),
  ...seoAnswer,
});

const entry = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string().meta({ description: 'Clean HTML' }),
});

/** `GET /knowledge-base`. */
export const knowledgeBaseAnswer = z
  .object({ page: pageRecord, categories: z.array(category) })
  .meta({ id: 'KnowledgeBase' });

/** `GET /knowledge-base/find/{term}`. */
export const foundEntriesAnswer = z.array(entry).meta({ id: 'KnowledgeBaseEntries' });

/** `GET /knowledge-base/{categorySlug}`. */
export const knowledgeBaseCategoryAnswer = z
  .object({ category, knowledgeBases: z.array(entry) })
  .meta({ id: 'KnowledgeBaseCategory' });
