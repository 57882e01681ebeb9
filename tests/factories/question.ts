import { writeContent } from '#db/content/write-content.server.ts';
import { knowledgeBaseCategories, knowledgeBaseEntries } from '#db/schema/knowledge-base.ts';
import { categoryId } from './category.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type NewQuestion = Partial<Omit<typeof knowledgeBaseEntries.$inferInsert, 'categoryId'>> & {
  /** The name of its category, which is added if it is missing. */
  category?: string;
};

/** A published question of the knowledge base, with its answer. */
export function createQuestion({
  category = 'Basics',
  question = 'What is a touchstone?',
  ...values
}: NewQuestion = {}) {
  return writeContent(async (tx, changed) => {
    const row = { slug: slugOf(question), question, answer: '<p>A stone that gold is tested on.</p>', ...values };
    const withCategory = { ...row, categoryId: await categoryId(tx, knowledgeBaseCategories, category) };
    const entry = onlyRow(await tx.insert(knowledgeBaseEntries).values(withCategory).returning());
    changed('knowledge_base', [entry.id]);
    return entry;
  });
}
