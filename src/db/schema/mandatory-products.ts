import { sql } from '#core/drizzle.ts';
import { date, index, integer, primaryKey, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
import { editorial, id, position, provenance } from './columns.ts';
import { contentTable } from './content-table.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { services } from './services.ts';
import { standards } from './standards.ts';

/** The requirements. One row of an official list links a product to a service and its standards. */
export const mandatoryProducts = contentTable(
  'mandatory_products',
  {
    id: id(),
    /** The row and the product by which files name it: `bis_isi 12 kettle`. */
    key: text().notNull().default(sql`gen_random_uuid()::text`),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** The list and row that it comes from: `bis_isi`, `12`. A row naming several products is stored once for each. */
    list: text().notNull(),
    listKey: text().notNull(),
    /** The order that names the goods while the list has no row of its own for them. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** The name that the list gives the product, if it differs from our own. */
    listedAs: text(),
    /** The state in the list itself, which may be older than the orders. */
    listedState: text({ enum: requirementStates }),
    /** Computed for the day from the periods of its line; the list's own state where no period covers it. */
    state: text({ enum: requirementStates }).notNull().default('listed'),
    /** The status in the list's own words: `Rescinded on 2026-01-14 (S.O. 239(E))`. */
    stateText: text(),
    group: text(),
    scheme: text(),
    eeeCode: text(),
    phase: text(),
    others: text(),
    orderName: text(),
    orderReference: text(),
    orderDate: date(),
    /** The year of the order where the list gives no day. */
    orderYear: text(),
    amendmentReference: text(),
    amendmentDate: date(),
    implementationDate: date(),
    /** `currentState` for a query: in force from this day on, and upcoming until the day before the next one. */
    inForceFrom: date().generatedAlwaysAs(
      sql`case when state = 'in-force' then coalesce(implementation_date, '-infinity') end`,
    ),
    upcomingUntil: date().generatedAlwaysAs(
      sql`case state when 'in-force' then implementation_date when 'upcoming' then 'infinity' end`,
    ),
    position: position(),
    ...provenance(),
    ...editorial(),
  },
  (table) => [
    uniqueIndex().on(table.key),
    uniqueIndex().on(table.list, table.listKey, table.productId),
    // Staff sort them by name, and look for a part of it or of the key.
    index().on(table.listedAs, table.id),
    index().on(table.updatedAt, table.id),
    // And narrow them to those of one state.
    index().on(table.listedState),
    index('mandatory_products_listed_as_words').using('gin', table.listedAs.op('gin_trgm_ops')),
    index('mandatory_products_key_words').using('gin', table.key.op('gin_trgm_ops')),
    index().on(table.serviceId, table.position),
    index().on(table.serviceId, table.source),
    // Enough to count a list and to find one page of it.
    index('mandatory_products_published')
      .on(table.serviceId, table.position, table.id, table.productId)
      .where(sql`status = 'published'`),
    index().on(table.productId),
    index().on(table.orderId).where(sql`order_id is not null`),
  ],
);

/** The standards that a row states, in its order. */
export const mandatoryProductStandards = contentTable(
  'mandatory_product_standards',
  {
    mandatoryProductId: integer()
      .notNull()
      .references(() => mandatoryProducts.id, { onDelete: 'cascade' }),
    standardId: integer()
      .notNull()
      .references(() => standards.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.mandatoryProductId, table.standardId] }), index().on(table.standardId)],
);
