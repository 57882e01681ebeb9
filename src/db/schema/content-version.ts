import { bigint, boolean, pgTable } from 'drizzle-orm/pg-core';

/** One row. Its version grows with each content write; what a process keeps of lists is read anew when it differs. */
export const contentVersion = pgTable('content_version', {
  only: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});
