import { boolean, integer, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { editorial, id, picture, position, seo } from './columns.ts';
import { contentTable } from './content-table.ts';

export const knowledgeBaseCategories = contentTable('knowledge_base_categories', {
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

export const knowledgeBaseEntries = contentTable(
  'knowledge_base_entries',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => knowledgeBaseCategories.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    /** What a reader can look up: an act, an order or the portal of a regulator. */
    source: text(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.categoryId, table.slug)],
);
