import { type AnyPgColumn, date, index, integer, text } from '#core/drizzle-pg.ts';
import { editorial, id, provenance, seo } from './columns.ts';
import { contentTable } from './content-table.ts';

export const standards = contentTable(
  'standards',
  {
    id: id(),
    slug: text().notNull().unique(),
    /** As printed: `IS 13252 (Part 1):2010`. */
    number: text().notNull().unique(),
    /** The first run of digits after the prefix, which is what people type: `13252`. */
    baseNumber: text(),
    title: text(),
    description: text(),
    successorId: integer().references((): AnyPgColumn => standards.id),
    /** The last day on which this standard and its successor are both accepted. */
    concurrentUntil: date(),
    ...provenance(),
    ...seo(),
    ...editorial(),
  },
  (table) => [
    index().on(table.baseNumber),
    // The desk lists those whose place a standard takes.
    index().on(table.successorId),
    // The desk looks for parts of both. Without these, a search among 100,000 takes 90 ms.
    ...[table.number, table.slug].map((column) =>
      index(`standards_${column.name}_words`).using('gin', column.op('gin_trgm_ops')),
    ),
  ],
);
