import { date, index, integer, jsonb, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { type DownloadDocument, downloadKinds } from '#features/downloads/downloads.schema.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';
import { services } from './services.ts';

export const downloadCategories = contentTable('download_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** What the documents are for, in one sentence. */
  description: text(),
  position: position(),
  ...editorial(),
});

export const downloads = contentTable(
  'downloads',
  {
    id: id(),
    slug: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => downloadCategories.id),
    serviceId: integer().references(() => services.id),
    name: text().notNull(),
    /** What the document is for, in one sentence. */
    description: text(),
    /** The day on which the text was last changed. */
    date: date().notNull().defaultNow(),
    position: position(),
    ...editorial(),
  },
  (table) => [index().on(table.categoryId)],
);

/** A file whose status is not `published` counts as missing, and a download without a published file is hidden. */
export const downloadFiles = contentTable(
  'download_files',
  {
    id: id(),
    downloadId: integer()
      .notNull()
      .references(() => downloads.id, { onDelete: 'cascade' }),
    /** The name under which a client saves the file. */
    name: text().notNull(),
    kind: text({ enum: downloadKinds }).notNull().default('pdf'),
    /** In private storage. */
    filePath: text().notNull(),
    bytes: integer().notNull().default(0),
    /** The pages of a PDF, or the sheets of a workbook; null if they cannot be counted. */
    pages: integer(),
    /** What the file is made from; null for a file that was uploaded. */
    document: jsonb().$type<DownloadDocument>(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.downloadId, table.name)],
);
