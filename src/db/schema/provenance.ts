import { boolean, text } from 'drizzle-orm/pg-core';

/** Where the facts of a row come from, and whether all of them were seen there. */
export const provenance = () => ({
  note: text(),
  source: text(),
  confirmed: boolean().notNull().default(false),
});
