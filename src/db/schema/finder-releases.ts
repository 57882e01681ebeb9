import { integer, pgTable, text, timestamp } from '#core/drizzle-pg.ts';
import { staff } from './staff.ts';

/** What the approval finder answered with after each publication at the desk on which its sheets depend. */
export const finderReleases = pgTable('finder_releases', {
  /** Counts them; without gaps, because writers of content take turns. */
  number: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Null for what was published at an hour, or ended at one. */
  publishedBy: integer().references(() => staff.id),
  /** What was published or taken from the site. */
  kind: text().notNull(),
  record: text().notNull(),
  name: text().notNull(),
  /** How many sheets of families said something else afterwards, and of how many. */
  changed: integer().notNull(),
  total: integer().notNull(),
  /** Of approvals, rules, facts and families together: the same hash is the same finder. */
  hash: text().notNull(),
});
