import { pgTable, text } from 'drizzle-orm/pg-core';
import { editorial, id, picture, position, seo } from './columns.ts';

/** Settings and text of a page that exists once: `services`, `products`, `about`, `privacy-policy` … */
export const pages = pgTable('pages', {
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

export const teamMembers = pgTable('team_members', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  designation: text().notNull(),
  ...picture(),
  position: position(),
  ...editorial(),
});

export const galleryItems = pgTable('gallery_items', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  ...picture(),
  position: position(),
  ...editorial(),
});
