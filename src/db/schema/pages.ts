import { text } from 'drizzle-orm/pg-core';
import { editorial, id, picture, seo } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The settings and text of a page that exists only once: `services`, `products`, `about`, `privacy-policy` … */
export const pages = contentTable('pages', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  title: text(),
  tagLine: text(),
  content: text(),
  ...picture(),
  ...seo(),
  ...editorial(),
});
