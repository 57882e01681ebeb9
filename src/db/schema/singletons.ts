import { bigint, boolean, pgTable, uuid } from '#core/drizzle-pg.ts';

/** A single row. Its version grows with every content write; processes then read their cached lists again. */
export const contentVersion = pgTable('content_version', {
  only: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});

/** A single row. The data folder repeats this id, so that the files of another database are recognised as such. */
export const databaseIdentity = pgTable('database_identity', {
  only: boolean().primaryKey().default(true),
  id: uuid().notNull().defaultRandom(),
});
