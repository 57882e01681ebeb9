import { boolean, text } from '#core/drizzle-pg.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';

export const tutorials = contentTable('tutorials', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** The address of a video, with the parameter `v`; null for a tutorial that is only written. */
  videoUrl: text(),
  /** Clean HTML. */
  description: text(),
  /** The video stands in for one of our own, and the page says so. */
  isDemonstration: boolean().notNull().default(false),
  position: position(),
  ...editorial(),
});
