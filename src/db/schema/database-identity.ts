import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';

/** A single row. The data folder repeats this id, so that the files of another database are recognised as such. */
export const databaseIdentity = pgTable('database_identity', {
  only: boolean().primaryKey().default(true),
  id: uuid().notNull().defaultRandom(),
});
