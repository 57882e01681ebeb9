import { pgTable, text } from 'drizzle-orm/pg-core';
import { editorial, id } from './columns.ts';

/** The publications that facts are taken from, in the words by which a reader would cite them. */
export const publications = pgTable('publications', {
  id: id(),
  /** The list that is taken from it: `bis_isi`, or `services` for the facts of the services. */
  list: text().notNull().unique(),
  publisher: text().notNull(),
  name: text().notNull(),
  /** The month of the copy, `2026-06`. */
  asOf: text().notNull(),
  /** For staff. */
  note: text(),
  ...editorial(),
});
