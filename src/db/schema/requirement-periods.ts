import { sql } from '#core/drizzle.ts';
import { boolean, date, index, integer, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
import { id } from './columns.ts';
import { contentTable } from './content-table.ts';
import { orders } from './orders.ts';

/**
 * The state of each line for each audience, span by span, as the effects of the orders give it. The table is derived: it follows from every write of an order or a list.
 */
export const requirementPeriods = contentTable(
  'requirement_periods',
  {
    id: id(),
    list: text().notNull(),
    listKey: text().notNull(),
    audiences: text({ enum: audiences }).array().notNull(),
    position: integer().notNull(),
    /** The first and the last day of the span; null where it has no end. */
    from: date(),
    to: date(),
    state: text({ enum: requirementStates }).notNull(),
    since: date(),
    /** The day since which the line has been in force without a break, under whichever orders. */
    inForceSince: date(),
    until: date(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    confirmed: boolean().notNull(),
    contradiction: boolean().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.list, table.listKey, table.audiences, table.position),
    index().on(table.orderId),
    // The deadlines: the days on which a state begins, and those on which a pause ends.
    index('requirement_periods_beginnings').on(table.from).where(sql`state = 'in-force'`),
    index('requirement_periods_pauses').on(table.until).where(sql`state = 'paused'`),
  ],
);
