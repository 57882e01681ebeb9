import { sql } from '#core/drizzle.ts';
import { index, integer, primaryKey, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { pictureSides } from '#features/products/picture-side.schema.ts';
import { category, editorial, faq, id, picture, position, seo } from './columns.ts';
import { contentTable } from './content-table.ts';

export const productCategories = contentTable('product_categories', category());

export const products = contentTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    technicalName: text(),
    /** What the trade calls it in India, in Latin letters: "geyser"; a search finds it by each of them. */
    tradeNames: text().array().notNull().default(sql`'{}'::text[]`),
    description: text(),
    /** The closing call-to-action, HTML; empty hides the block. */
    cta: text(),
    ...picture(),
    ...seo(),
    ...editorial(),
  },
  // Few are unpublished, and with this index a list leaves them out without reading the others.
  (table) => [
    index('products_unpublished').on(table.id).where(sql`status <> 'published'`),
    // The desk looks for parts of both.
    ...[table.name, table.slug].map((column) =>
      index(`products_${column.name}_words`).using('gin', column.op('gin_trgm_ops')),
    ),
    // And shows a page of them by either.
    index().on(table.name, table.id),
    index().on(table.updatedAt, table.id),
    // Few texts show figures, which are renewed with each publication of a service.
    index('products_with_figures')
      .on(table.id)
      .where(
        sql`description like '%<data value=%' or cta like '%<data value=%' or translations::text like '%<data value=%'`,
      ),
  ],
);

export const productCategoryLinks = contentTable(
  'product_category_links',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    // The desk lists the products of a category.
    index().on(table.categoryId, table.productId),
  ],
);

export const productSections = contentTable(
  'product_sections',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    heading: text().notNull(),
    description: text(),
    ...picture(),
    side: text({ enum: pictureSides }).notNull().default('right'),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.productId, table.heading)],
);

export const productFaqs = contentTable(
  'product_faqs',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ...faq(),
  },
  (table) => [uniqueIndex().on(table.productId, table.question)],
);
