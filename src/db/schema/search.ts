import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchKinds = ['product', 'service', 'blog', 'knowledge_base', 'standard'] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * One row for each thing that search finds, written in the transaction that writes the thing.
 * `numbers` holds standards and codes without spaces and signs: `is616`, `616`, `itew3`.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: id(),
    kind: text({ enum: searchKinds }).notNull(),
    refId: integer().notNull(),
    title: text().notNull(),
    numbers: text().array().notNull().default(sql`'{}'::text[]`),
    /** Titles in other languages, and other names. */
    otherTitles: text().notNull().default(''),
    body: text().notNull().default(''),
    vector: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', other_titles), 'A') || setweight(to_tsvector('simple', title), 'B') || setweight(to_tsvector('english', body), 'D')`,
    ),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.refId),
    index().using('gin', table.vector),
    index().using('gin', table.numbers),
    index('search_documents_title_trgm').using('gin', sql`lower(title) gin_trgm_ops`),
    index('search_documents_other_titles_trgm').using('gin', sql`lower(other_titles) gin_trgm_ops`),
  ],
);
