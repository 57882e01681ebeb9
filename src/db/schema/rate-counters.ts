import { index, integer, pgTable, text, timestamp } from '#core/drizzle-pg.ts';

/** Counts wrong codes, mails sent and other limited actions for each subject, each within one running time window. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    subject: text().primaryKey(),
    /** A window begins with its first action. */
    windowStart: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [index().on(table.windowStart).concurrently()],
);
