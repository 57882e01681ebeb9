import { boolean, integer, text } from '#core/drizzle-pg.ts';
import { editorial, id, picture, position } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The plates of the gallery. */
export const galleryItems = contentTable('gallery_items', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text(),
  ...picture(),
  /** In pixels, so that the page reserves the room of a picture that is still loading. */
  imageWidth: integer().notNull().default(600),
  imageHeight: integer().notNull().default(600),
  /** The slugs of the services whose pages show it. */
  serviceSlugs: text().array().notNull().default([]),
  /** Whether it explains a mark or a document, so that it says that it is none. */
  isMark: boolean().notNull().default(false),
  position: position(),
  ...editorial(),
});
