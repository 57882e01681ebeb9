import { index, integer, jsonb, pgTable, text } from '#core/drizzle-pg.ts';
import { pictureFormats, type ShownPicture } from '#features/media/media.schema.ts';
import { id, type Translations, timestamps } from './columns.ts';
import { staff } from './staff.ts';

/**
 * The pictures that staff have uploaded, one row for each original. What visitors see of them is changed in
 * `writeContent`; a new picture is shown by nothing yet.
 */
export const media = pgTable(
  'media',
  {
    id: id(),
    /** Part of its public address. It is random, so that pictures of two databases never share one. */
    key: text().notNull().unique(),
    /** The end of its public address, made of the name of the first file. */
    slug: text().notNull(),
    /** The name of the file that was uploaded. */
    name: text().notNull(),
    format: text({ enum: pictureFormats }).notNull(),
    /** The original in private storage; it is never served, because it says where and with what it was taken. */
    storedAs: text().notNull().unique(),
    bytes: integer().notNull(),
    /** Of the original in pixels, as it is seen. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the original's content. */
    sha256: text().notNull().unique(),
    alt: text(),
    /** By language: `{ hi: { alt: '…' } }`. */
    translations: jsonb().$type<Translations>().notNull().default({}),
    focalX: integer().notNull().default(50),
    focalY: integer().notNull().default(50),
    /** What was made last; null until then, and of the former original while a new one is being worked on. */
    shown: jsonb().$type<ShownPicture>(),
    addedBy: integer().references(() => staff.id),
    ...timestamps(),
  },
  (table) => [index().on(table.addedBy)],
);
