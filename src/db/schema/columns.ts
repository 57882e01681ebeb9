import { sql } from '#core/drizzle.ts';
import { boolean, integer, jsonb, text, timestamp } from '#core/drizzle-pg.ts';

/** Visitors see only what is published. */
const editorialStatuses = ['draft', 'published', 'archived'] as const;

/** Texts in other languages: `{ hi: { name: '…' } }`, keyed by column name; a missing field falls back to English. */
export type Translations = Record<string, Record<string, string>>;

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const timestamps = () => ({
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

export const translations = () => jsonb().$type<Translations>().notNull().default(sql`'{}'::jsonb`);

/** The columns of every table that editors fill: status, timestamps and translations. */
export const editorial = () => ({
  status: text({ enum: editorialStatuses }).notNull().default('published'),
  translations: translations(),
  ...timestamps(),
});

export const position = () => integer().notNull().default(0);

/** Whether the row is invented, to show the layout; visitors see samples only as long as there is nothing real. */
export const isSample = () => boolean().notNull().default(false);

export const seo = () => ({
  seoTitle: text(),
  seoDescription: text(),
  seoKeywords: text(),
  /** Additional structured-data objects from editors; empty means none. */
  seoTags: jsonb().$type<Record<string, unknown>[]>().notNull().default(sql`'[]'::jsonb`),
});

export const picture = () => ({ imagePath: text(), imageAlt: text() });

/** The columns of a table of categories, each of which has a page of its own. */
export const category = () => ({
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: position(),
  ...seo(),
  ...editorial(),
});

/** The columns of the texts that exist once: a page, or a section of the home page. */
export const pageTexts = () => ({
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  title: text(),
  tagLine: text(),
  content: text(),
  ...picture(),
  ...seo(),
  ...editorial(),
});

/** A question with its answer; the table adds what they belong to. */
export const faq = () => ({
  question: text().notNull(),
  answer: text().notNull(),
  position: position(),
  ...editorial(),
});

/** Where the facts of a row come from, and whether all of them were seen there. */
export const provenance = () => ({
  note: text(),
  source: text(),
  confirmed: boolean().notNull().default(false),
});
