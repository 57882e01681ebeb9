import { text } from 'drizzle-orm/pg-core';
import { editorial, id } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The publications that facts are taken from, worded as a reader would cite them. */
export const publications = contentTable('publications', {
  id: id(),
  /** The list taken from this publication: `bis_isi`, for instance, or `services` for the facts of the services. */
  list: text().notNull().unique(),
  publisher: text().notNull(),
  name: text().notNull(),
  /** The month of the copy, `2026-06`. */
  asOf: text().notNull(),
  /** A remark for staff. */
  note: text(),
  ...editorial(),
});
