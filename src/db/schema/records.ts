import { sql } from '#core/drizzle.ts';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '#core/drizzle-pg.ts';
import { translationMarks as markNames, revisionStates } from '#features/records/record-states.schema.ts';
import type { StoredRefusal, TranslationMarks } from '#features/records/records.schema.ts';
import { id } from './columns.ts';
import { staff } from './staff.ts';

const at = () => timestamp({ withTimezone: true });
/** Null for the system, such as an import. */
const byStaff = () => integer().references(() => staff.id);

/** What the files in `content/` last gave of each record, so that the next import sees who has changed it since. */
export const recordSources = pgTable(
  'record_sources',
  {
    kind: text().notNull(),
    /** By which the files name it; the record may have another slug by now. */
    key: text().notNull(),
    /** The record's id, or the name of one that exists once. */
    record: text().notNull(),
    position: integer().notNull(),
    hash: text().notNull(),
    /** The day on which its file no longer had it; the row stays, so that a record that returns is known. */
    goneOn: date(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** What is being written at the desk, and what was published there; public tables hold only what is public. */
export const recordRevisions = pgTable(
  'record_revisions',
  {
    id: id(),
    kind: text().notNull(),
    /** The record's id; null until a new record is first published. */
    record: text(),
    /** Counts the revisions of a record; 0 is its state before the desk first published it. */
    number: integer().notNull(),
    state: text({ enum: revisionStates }).notNull(),
    /**
     * The hash of what was live when it was begun, which sees imports and SQL too; null for a new record. Of one that was
     * published, of what it has replaced.
     */
    base: text(),
    /** Counts the times that it was saved, so that a second editor overwrites nothing. */
    edit: integer().notNull().default(1),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The languages that were published alone; null for the whole document. */
    languages: text().array(),
    /** What somebody says of its translations; of one that was published, all of its marks. */
    marks: jsonb().$type<TranslationMarks>(),
    /** By which a browser that sends a new draft again, because the answer was lost, finds the one that it has begun. */
    key: uuid(),
    /** What its author or a reviewer says about it. */
    note: text(),
    /** Why it was not published at its hour; until it is handed in or scheduled again. */
    refusal: jsonb().$type<StoredRefusal>(),
    madeBy: byStaff(),
    madeAt: at().notNull().defaultNow(),
    editedBy: byStaff(),
    editedAt: at().notNull().defaultNow(),
    /** All who have written in it; a process of the release before names none, so the two above count as well. */
    editors: integer().array().notNull().default([]),
    publishAt: at(),
    /** Whether somebody has confirmed, for that hour, that it takes over an address that leads to another record. */
    takesOver: boolean().notNull().default(false),
    /** When what it published ends. */
    archiveAt: at(),
    publishedBy: byStaff(),
    publishedAt: at(),
  },
  (table) => [
    uniqueIndex('record_revisions_open')
      .on(table.kind, table.record)
      .where(sql`state in ('draft', 'in-review', 'scheduled')`),
    uniqueIndex('record_revisions_number').on(table.kind, table.record, table.number),
    uniqueIndex('record_revisions_key').on(table.kind, table.madeBy, table.key),
    index('record_revisions_due').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('record_revisions_ending').on(table.archiveAt).where(sql`state = 'published'`),
  ],
);

/**
 * How far the public translations of a record are. There is a row for each language in which it has a text, and the
 * translation is stale when `source` is not `english`.
 */
export const translationMarks = pgTable(
  'translation_marks',
  {
    kind: text().notNull(),
    record: text().notNull(),
    language: text().notNull(),
    mark: text({ enum: markNames }).notNull(),
    /** The hash of the English texts from which it was made. */
    source: text().notNull(),
    /** The hash of the translation of which this was said; it says nothing of another one. */
    text: text().notNull(),
    /** The hash of the English texts as they are now. */
    english: text().notNull(),
    markedBy: byStaff(),
    markedAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.record, table.language] })],
);

/**
 * Where a page stood before its record got another slug, and what staff have entered of other addresses, with the kind
 * `by-hand`. They are asked only where a page would be missing.
 */
export const redirects = pgTable('redirects', {
  fromPath: text().primaryKey(),
  toPath: text().notNull(),
  kind: text().notNull(),
  record: text().notNull(),
  hits: integer().notNull().default(0),
  lastHitAt: at(),
  madeBy: byStaff(),
  madeAt: at().notNull().defaultNow(),
});
