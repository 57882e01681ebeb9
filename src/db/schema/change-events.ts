import { sql } from '#core/drizzle.ts';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '#core/drizzle-pg.ts';
import { changeKinds, changeStates, subjectKinds } from '#features/change-events/change-events.schema.ts';
import type { SheetChange } from '#features/finder/kept-sheets.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { id, timestamps } from './columns.ts';
import { productFamilies } from './families.ts';
import { orders } from './orders.ts';

/** The stream of changes of the law, written in the transaction that changes it; whoever tells of a change reads it here. */
export const changeEvents = pgTable(
  'change_events',
  {
    id: id(),
    /** Names the change, so that it is written once: `effect:12`, `deadline:7:begins:2027-01-01:large:30`, `reached:7:begins:2027-01-01:large`, `release:3:41`. */
    key: text().notNull().unique(),
    kind: text({ enum: changeKinds }).notNull(),
    /** The order that is changed, and the instrument that changes it, if that is another one. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    instrumentId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** Of a release: the family whose sheet has changed, instead of an order. */
    familyId: integer().references(() => productFamilies.id, { onDelete: 'cascade' }),
    /** The effect that it comes from; null for a day of the calendar. */
    effectId: integer(),
    audiences: text({ enum: audiences }).array().notNull(),
    on: date(),
    until: date(),
    /** Of a day ahead: how many days before it people are told. */
    leadDays: integer(),
    /** The event that was wrong. */
    correctsId: integer().references((): AnyPgColumn => changeEvents.id, { onDelete: 'cascade' }),
    state: text({ enum: changeStates }).notNull(),
    /** Until then it can be taken back without anybody having heard of it. */
    publishAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '10 minutes'`),
    /** How often it could not be published by a fault of its own; while it is held and this is above 0, it is set aside. */
    failures: integer().notNull().default(0),
    /** Of what is set aside, or had to wait for others: when it is tried again. */
    retryAt: timestamp({ withTimezone: true }),
    ...timestamps(),
  },
  (table) => [
    index().on(table.publishAt).where(sql`state = 'held'`),
    index().on(table.effectId),
    index().on(table.orderId),
    index().on(table.instrumentId),
    index().on(table.correctsId),
    index().on(table.familyId),
    check('change_events_order_or_family', sql`num_nonnulls(order_id, family_id) = 1`),
  ],
);

/** What a change concerns, found once when it is written. */
export const changeEventSubjects = pgTable(
  'change_event_subjects',
  {
    eventId: integer()
      .notNull()
      .references(() => changeEvents.id, { onDelete: 'cascade' }),
    kind: text({ enum: subjectKinds }).notNull(),
    subjectId: integer().notNull(),
    /** Of a sheet, and of the family of a release: what stands there otherwise than before. */
    changes: jsonb().$type<SheetChange>(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.kind, table.subjectId] })],
);
