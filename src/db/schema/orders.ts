import { sql } from '#core/drizzle.ts';
import { boolean, date, index, integer, jsonb, primaryKey, text, uniqueIndex } from '#core/drizzle-pg.ts';
import {
  audiences,
  confidences,
  effectKinds,
  exemptionKinds,
  exemptionReaches,
  orderKinds,
} from '#features/orders/order-kinds.schema.ts';
import { editorial, id, position, translations } from './columns.ts';
import { contentTable } from './content-table.ts';
import { staff } from './staff.ts';

/** Where a fact was read. */
const factSource = () => ({
  note: text(),
  source: text(),
  confidence: text({ enum: confidences }).notNull(),
});

/** Those who issue orders: ministries, authorities and courts. */
export const authorities = contentTable('authorities', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  shortName: text().notNull(),
  website: text(),
  position: position(),
  ...editorial(),
});

/** The instruments: what the gazette printed, or an authority or court issued. */
export const orders = contentTable(
  'orders',
  {
    id: id(),
    slug: text().notNull().unique(),
    kind: text({ enum: orderKinds }).notNull(),
    number: text(),
    signedOn: date(),
    publishedOn: date(),
    gazetteId: text(),
    authorityId: integer().references(() => authorities.id),
    title: text().notNull(),
    subject: text(),
    citation: text(),
    url: text(),
    /** Whether another instrument contradicts it or bears the same number and day, so that the import does not refuse that. */
    disputed: boolean().notNull().default(false),
    recordedOn: date().notNull(),
    /** The last day up to which somebody has checked whether it still stands. */
    verifiedOn: date(),
    /** The day on which it was struck as a whole, because it should not have been recorded; it is archived then. */
    withdrawnOn: date(),
    ...factSource(),
    ...editorial(),
  },
  (table) => [index().on(table.publishedOn), index().on(table.authorityId)],
);

/** Rows of official lists that stand under an order by the list's own reference or the order's schedule. */
export const orderLines = contentTable(
  'order_lines',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    listKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.list, table.listKey] }),
    index().on(table.list, table.listKey),
  ],
);

/** What an instrument does to an order. Nothing is overwritten: a correction strikes a row and adds another. */
export const orderEffects = contentTable(
  'order_effects',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Its name among the effects of its instrument. */
    key: text().notNull().default(sql`gen_random_uuid()::text`),
    position: position(),
    targetId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: effectKinds }).notNull(),
    audiences: text({ enum: audiences }).array().notNull(),
    /** The rows it is limited to, as `{ bis_isi: ['303'] }`; null for all lines of its target. */
    lines: jsonb().$type<Record<string, string[]>>(),
    on: date(),
    until: date(),
    /** The standard that is accepted until then, and the one that takes its place, as printed. */
    standard: text(),
    beside: text(),
    clause: text(),
    text: text(),
    /** Whether the date for imports was taken from that for large enterprises, because the order does not mention imports. */
    derived: boolean().notNull().default(false),
    /** For an extension made after the start that it moved: the day from which it counts, so that the start never was. */
    countsFrom: date(),
    recordedOn: date().notNull(),
    withdrawnOn: date(),
    ...factSource(),
  },
  (table) => [
    uniqueIndex().on(table.orderId, table.key),
    uniqueIndex().on(table.orderId, table.position),
    index().on(table.targetId),
    // The few that may cancel the deadlines of another order.
    index('order_effects_endings')
      .on(table.orderId)
      .where(sql`kind in ('rescind', 'supersede') or (kind = 'defer' and "on" is null)`),
  ],
);

export const orderExemptions = contentTable(
  'order_exemptions',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: position(),
    kind: text({ enum: exemptionKinds }).notNull(),
    /** Null when the order itself grants it. */
    grantedById: integer(),
    quantity: integer(),
    unit: text(),
    period: text(),
    /** How much it frees, or for how long, in words; null where its condition says it. */
    upTo: text(),
    appliesTo: text({ enum: exemptionReaches }).notNull(),
    condition: text(),
    /** Whether it frees the goods whoever brings them, and on no condition but its purpose. */
    freesAll: boolean().notNull().default(false),
    until: date(),
    recordedOn: date(),
    translations: translations(),
    ...factSource(),
  },
  (table) => [uniqueIndex().on(table.orderId, table.position)],
);

/** Days on which somebody checked whether an order still stands as it did. */
export const orderChecks = contentTable(
  'order_checks',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    on: date().notNull(),
    against: text().notNull(),
    result: text({ enum: ['same', 'changed'] }).notNull(),
    /** Who has read it; null for a check of the files, and for one from before that was noted. */
    checkedBy: integer().references(() => staff.id),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.on] })],
);

/** Customs codes of a line, given by the order or chosen by us. */
export const hsCodes = contentTable(
  'hs_codes',
  {
    list: text().notNull(),
    listKey: text().notNull(),
    code: text().notNull(),
    basis: text({ enum: ['order', 'ours'] }).notNull(),
    ...factSource(),
  },
  (table) => [primaryKey({ columns: [table.list, table.listKey, table.code] }), index().on(table.code)],
);
