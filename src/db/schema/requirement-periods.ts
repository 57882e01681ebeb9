import { boolean, date, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { audiences } from '#features/orders/order.schema.ts';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
import { id } from './columns.ts';
import { contentTable } from './content-table.ts';
import { orders } from './orders.ts';

/**
 * The state of each line for each audience, span by span, as the effects of the orders give it. Derived: the import
 * makes it anew from the effects.
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
    until: date(),
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    confirmed: boolean().notNull(),
    contradiction: boolean().notNull(),
  },
  (table) => [uniqueIndex().on(table.list, table.listKey, table.audiences, table.position), index().on(table.orderId)],
);
