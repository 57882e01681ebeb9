import { boolean, text } from 'drizzle-orm/pg-core';

/** Where a fact comes from, and whether all of the row was seen there. */
export const provenance = () => ({
  note: text(),
  source: text(),
  confirmed: boolean().notNull().default(false),
});
