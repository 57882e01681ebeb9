import { sql } from '#core/drizzle.ts';
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { commentApprovals } from '#features/blogs/blogs.schema.ts';
import { clients } from './accounts.ts';
import { category, editorial, faq, id, picture, seo, timestamps } from './columns.ts';
import { contentTable } from './content-table.ts';

export const blogCategories = contentTable('blog_categories', category());

export const blogs = contentTable(
  'blogs',
  {
    id: id(),
    slug: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => blogCategories.id),
    name: text().notNull(),
    /** Two sentences in plain text: what lists show of the post, and the lead of its page. */
    summary: text(),
    contentHeading: text(),
    content: text().notNull(),
    ...picture(),
    authorName: text(),
    authorIcon: text(),
    authorDescription: text(),
    /** What the post rests on, as a reader would cite it, in the order of the list at its foot. */
    sources: jsonb().$type<{ name: string; url?: string }[]>().notNull().default(sql`'[]'::jsonb`),
    date: date().notNull(),
    ...seo(),
    ...editorial(),
  },
  (table) => [index().on(table.categoryId, table.date)],
);

export const blogFaqs = contentTable(
  'blog_faqs',
  {
    id: id(),
    blogId: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    ...faq(),
  },
  (table) => [uniqueIndex().on(table.blogId, table.question)],
);

export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    blogId: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** Of its author when it was sent, as the office approves it. */
    name: text(),
    comment: text().notNull(),
    approval: text({ enum: commentApprovals }).notNull().default('pending'),
    /** In which the site was shown to its author; null for one that was sent before this was stored. */
    language: text(),
    /** When its author was mailed that it was refused; nobody is mailed so twice. */
    toldAt: timestamp({ withTimezone: true }),
    consentVersion: text(),
    ...timestamps(),
  },
  (table) => [index().on(table.blogId), index().on(table.clientId)],
);
