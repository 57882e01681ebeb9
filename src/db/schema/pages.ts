import { text } from 'drizzle-orm/pg-core';
import { editorial, id, picture, position, seo } from './columns.ts';
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

export const teamMembers = contentTable('team_members', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  designation: text().notNull(),
  ...picture(),
  position: position(),
  ...editorial(),
});

export const galleryItems = contentTable('gallery_items', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  ...picture(),
  position: position(),
  ...editorial(),
});
