import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core';

/** A single row. Its version grows with every content write; processes then read their cached lists again. */
export const contentVersion = pgTable('content_version', {
  only: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});
