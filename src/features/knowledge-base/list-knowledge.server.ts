import { type Seo, seoOf } from '#core/content/seo-of.ts';
import { asc, eq } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { knowledgeBaseCategories, knowledgeBaseEntries } from '#db/schema/knowledge-base.ts';

export type KnowledgeCategory = {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  isFeatured: boolean;
  imageUrl: string;
  imageAlt: string;
  seo: Seo;
  questions: Question[];
};

/** The published categories in their order, each with its published questions. */
export const listKnowledge = byContentVersion(async (language): Promise<KnowledgeCategory[]> => {
  const [categories, entries] = await Promise.all([
    db()
      .select()
      .from(knowledgeBaseCategories)
      .where(eq(knowledgeBaseCategories.status, 'published'))
      .orderBy(asc(knowledgeBaseCategories.position), asc(knowledgeBaseCategories.id)),
    db()
      .select()
      .from(knowledgeBaseEntries)
      .where(eq(knowledgeBaseEntries.status, 'published'))
      .orderBy(asc(knowledgeBaseEntries.position), asc(knowledgeBaseEntries.id)),
  ]);
  return categories.map((row) => {
    const { id, slug, name, description, isFeatured, imagePath, imageAlt, ...seo } = localize(row, language);
    const questions = entries
      .filter(({ categoryId }) => categoryId === id)
      .map((entry) => {
        const { id, slug, question, answer, source } = localize(entry, language);
        return { id, slug, question, answer, source };
      });
    const picture = { imageUrl: pictureUrl(imagePath, slug), imageAlt: imageAlt ?? name };
    return { id, slug, name, description, isFeatured, ...picture, seo: seoOf(seo), questions };
  });
});

/** A question of the knowledge base, in the visitor's language. */
export type Question = {
  id: number;
  /** Its anchor on the page of the category. */
  slug: string;
  question: string;
  /** Clean HTML. */
  answer: string;
  /** What a reader can look up: an act, an order or the portal of a regulator. */
  source: string | null;
};
