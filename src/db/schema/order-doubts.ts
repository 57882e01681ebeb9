import { text } from '#core/drizzle-pg.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';

/** What is in doubt about orders and rows of the lists, as a reader is told where the fact stands. */
export const orderDoubts = contentTable('order_doubts', {
  id: id(),
  key: text().notNull().unique(),
  say: text().notNull(),
  /** The rows that it concerns, as `lineKey` gives them. */
  lines: text().array().notNull(),
  /** The slugs of the orders that it concerns. */
  orders: text().array().notNull(),
  position: position(),
  ...editorial(),
});
