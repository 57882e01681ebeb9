import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editorial, id, picture, position, seo } from './columns.ts';

export const knowledgeBaseCategories = pgTable('knowledge_base_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text(),
  isFeatured: boolean().notNull().default(false),
  ...picture(),
  position: position(),
  ...seo(),
  ...editorial(),
});

export const knowledgeBaseEntries = pgTable(
  'knowledge_base_entries',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => knowledgeBaseCategories.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.categoryId, table.slug)],
);
