import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { editorial, id, position, timestamps } from './columns.ts';
import { contentTable } from './content-table.ts';
import { services } from './services.ts';

export const brochures = pgTable('brochures', {
  id: id(),
  slug: text().notNull().unique(),
  serviceId: integer().references(() => services.id),
  title: text().notNull(),
  filePath: text().notNull(),
  position: position(),
  ...editorial(),
});

export const clientBrochures = pgTable(
  'client_brochures',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    brochureId: integer()
      .notNull()
      .references(() => brochures.id, { onDelete: 'cascade' }),
    downloadedAt: timestamp({ withTimezone: true }),
    ...timestamps(),
  },
  (table) => [uniqueIndex().on(table.clientId, table.brochureId).concurrently()],
);

export const tutorials = pgTable('tutorials', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** The address of a video, with the parameter `v`. */
  videoUrl: text().notNull(),
  description: text(),
  position: position(),
  ...editorial(),
});

export const clientProjects = pgTable(
  'client_projects',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    serviceId: integer().references(() => services.id),
    name: text().notNull(),
    stage: text().notNull(),
    note: text(),
    ...timestamps(),
  },
  (table) => [index().on(table.clientId)],
);

export const downloadCategories = contentTable('download_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: position(),
  ...editorial(),
});

export const downloads = contentTable('downloads', {
  id: id(),
  slug: text().notNull().unique(),
  categoryId: integer()
    .notNull()
    .references(() => downloadCategories.id),
  name: text().notNull(),
  position: position(),
  ...editorial(),
});

/** A file whose status is not `published` counts as missing, and a download without a published file is hidden. */
export const downloadFiles = contentTable('download_files', {
  id: id(),
  downloadId: integer()
    .notNull()
    .references(() => downloads.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  filePath: text().notNull(),
  position: position(),
  ...editorial(),
});
