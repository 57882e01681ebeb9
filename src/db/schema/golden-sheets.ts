import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { goldenSizes, sheetReaders, statuses } from '#features/finder/finder.schema.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';
import { approvals } from './finder.ts';
import { recordRevisions } from './records.ts';
import { staff } from './staff.ts';

/** What the approval finder must answer of a product whose law somebody has read. */
export const goldenSheets = contentTable('golden_sheets', {
  id: id(),
  key: text().notNull().unique(),
  /** What somebody types. */
  words: text(),
  /** Slugs of the families to which the words lead: none, one, or several that are asked about. */
  families: text().array().notNull().default([]),
  reader: text({ enum: sheetReaders }).notNull().default('everyone'),
  size: text({ enum: goldenSizes }),
  /** Facts of the product. */
  answers: jsonb().$type<Record<string, string | number | string[]>>().notNull().default({}),
  day: date().notNull(),
  source: text().notNull(),
  /** For staff. */
  note: text(),
  ...editorial(),
});

/** Where an approval stands on a golden sheet. */
export const goldenSheetRows = contentTable(
  'golden_sheet_rows',
  {
    goldenId: integer()
      .notNull()
      .references(() => goldenSheets.id, { onDelete: 'cascade' }),
    approvalId: integer()
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    status: text({ enum: statuses }).notNull(),
    /** By audience, the day since which, or from which, a row of a list requires it. */
    days: jsonb().$type<Record<string, string>>().notNull().default({}),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.goldenId, table.approvalId] })],
);

/** Who agrees that a golden sheet says something else because of a draft; it lapses when either changes. */
export const goldenAcceptances = pgTable(
  'golden_acceptances',
  {
    id: id(),
    revisionId: integer()
      .notNull()
      .references(() => recordRevisions.id, { onDelete: 'cascade' }),
    /** Which saving of the draft was looked at. */
    edit: integer().notNull(),
    golden: text().notNull(),
    /** Hash of what the sheet then says. */
    outcome: text().notNull(),
    acceptedBy: integer()
      .notNull()
      .references(() => staff.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.revisionId, table.edit, table.golden, table.outcome)],
);
