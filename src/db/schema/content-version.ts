import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core';

/** One row: grows with each content write; the page cache compares it after a lost connection. */
export const contentVersion = pgTable('content_version', {
  only: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});
