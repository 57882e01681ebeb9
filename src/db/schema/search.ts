import { sql } from '#core/drizzle.ts';
import { customType, index, integer, pgTable, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { id } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One row for each thing that can be found, written in the same transaction as the thing itself.
 * Texts are lower-case words with one space between them, so that a query normalised in the same way can
 * be compared with them. `numbers` contains standards, codes and trade names without spaces and signs: `is616`,
 * `616`, `is13252p1`, `itew3`, `tubelight`.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: id(),
    /** The kind, as the features' search sources declare it. */
    kind: text().notNull(),
    refId: integer().notNull(),
    title: text().notNull(),
    numbers: text().array().notNull().default(sql`'{}'::text[]`),
    /** The titles in other languages, and other names. */
    otherTitles: text().notNull().default(''),
    body: text().notNull().default(''),
    /** What documents of other kinds take from it: these are written anew only when it changes. */
    lent: text().notNull().default(''),
    // Separate from the body, so that a word that occurs in every body does not slow down a search of the titles.
    titleVector: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', title), 'B') || setweight(to_tsvector('simple', other_titles), 'B') || array_to_tsvector(numbers)`,
    ),
    bodyVector: tsvector().generatedAlwaysAs(sql`to_tsvector('english', body)`),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.refId),
    index('search_documents_title').on(table.title.op('text_pattern_ops')),
    // Products far outnumber the rest, so they have their own index and do not slow the other one down.
    index('search_documents_product_numbers').using('gin', table.numbers).where(sql`kind = 'product'`),
    index('search_documents_other_numbers').using('gin', table.numbers).where(sql`kind <> 'product'`),
    index('search_documents_product_titles').using('gin', table.titleVector).where(sql`kind = 'product'`),
    index('search_documents_other_kind_titles').using('gin', table.titleVector).where(sql`kind <> 'product'`),
    index('search_documents_product_bodies').using('gin', table.bodyVector).where(sql`kind = 'product'`),
    index('search_documents_other_bodies').using('gin', table.bodyVector).where(sql`kind <> 'product'`),
  ],
);

/** Every Latin word that occurs in a title, once; mistyped words are corrected to these. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_trgm').using('gin', table.word.op('gin_trgm_ops')),
]);
