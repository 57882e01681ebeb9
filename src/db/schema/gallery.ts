import { text } from 'drizzle-orm/pg-core';
import { editorial, id, picture, position } from './columns.ts';
import { contentTable } from './content-table.ts';

export const galleryItems = contentTable('gallery_items', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  ...picture(),
  position: position(),
  ...editorial(),
});
