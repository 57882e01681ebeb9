import { date, integer, jsonb, pgTable, primaryKey, text } from '#core/drizzle-pg.ts';
import type { KeptAnswers, KeptRow } from '#features/finder/kept-sheets.schema.ts';
import { clients } from './accounts.ts';
import { id, timestamps } from './columns.ts';

/** The sheet of a visitor's own product, under an address of its own that says later what has changed since. */
export const keptSheets = pgTable('kept_sheets', {
  id: id(),
  /** What stands in the address: 60 random bits. */
  key: text().notNull().unique(),
  /** The slug of the family and its name on that day. A family may go; the sheets of it stay. */
  family: text().notNull(),
  familyName: text().notNull(),
  answers: jsonb().$type<KeptAnswers>().notNull(),
  keptOn: date().notNull(),
  /** The newest release of the finder on that day, 0 before the first; null of sheets from before it was stored. */
  release: integer(),
  /** What stood on the sheet on that day; null once nobody has opened it for two years. */
  outcome: jsonb().$type<KeptRow[]>(),
  /** Of family, answers, day and outcome, so that the same sheet is kept once. */
  contentHash: text().notNull().unique(),
  lastOpenedOn: date().notNull(),
  ...timestamps(),
});

/** The kept sheets that a client has put on their own list. */
export const clientSheets = pgTable(
  'client_sheets',
  {
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    sheetId: integer()
      .notNull()
      .references(() => keptSheets.id, { onDelete: 'cascade' }),
    /** The client's own name for it, such as a model number; empty for none. */
    label: text().notNull(),
    /** What the client wants to remember of it; empty for nothing. */
    note: text().notNull().default(''),
    ...timestamps(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.sheetId] })],
);
