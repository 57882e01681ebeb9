import { text } from '#core/drizzle-pg.ts';
import { editorial, id } from './columns.ts';
import { contentTable } from './content-table.ts';

/** What the rows of a list name besides products, which its page says in words of their own. */
export const listSubjects = ['radio', 'e-waste'] as const;

/** The publications that facts are taken from, worded as a reader would cite them. */
export const publications = contentTable('publications', {
  id: id(),
  /** The list taken from this publication: `bis_isi`, for instance, or `services` for the facts of the services. */
  list: text().notNull().unique(),
  publisher: text().notNull(),
  name: text().notNull(),
  /** The month of the copy, `2026-06`. */
  asOf: text().notNull(),
  /** `radio`: the rows name bands. `e-waste`: they name codes of electrical equipment. */
  subject: text({ enum: listSubjects }),
  /** A remark for staff. */
  note: text(),
  ...editorial(),
});
