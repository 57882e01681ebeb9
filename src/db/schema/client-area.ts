import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DownloadDocument, downloadKinds } from '#features/downloads/downloads.schema.ts';
import { projectStages } from '#features/projects/project-stages.schema.ts';
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

/** Work that the office does for a client. */
export const clientProjects = pgTable(
  'client_projects',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    serviceId: integer().references(() => services.id),
    name: text().notNull(),
    stage: text({ enum: projectStages }).notNull(),
    /** A remark for the client. */
    note: text(),
    startedOn: date(),
    /** What happens next, who does it, and by when if that is known. */
    nextStep: text(),
    nextStepOn: date(),
    ...timestamps(),
  },
  (table) => [index().on(table.clientId)],
);

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
