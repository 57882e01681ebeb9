import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from '#core/drizzle-pg.ts';
import type { Correction } from '#features/law/correction-inputs.schema.ts';
import { type NewEffect, proposalStates } from '#features/law/law-inputs.schema.ts';
import type { NewOrder } from '#features/law/new-order-inputs.schema.ts';
import { id } from './columns.ts';
import { orderEffects, orders } from './orders.ts';
import { staff } from './staff.ts';

const at = () => timestamp({ withTimezone: true });

/** What somebody at the desk proposes to record about the law. Whoever publishes it is somebody else. */
export const lawProposals = pgTable(
  'law_proposals',
  {
    id: id(),
    /** The order that it concerns; null while a new one is not published. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    /** An order that the register does not have, with what it covers and when it begins. */
    newOrder: jsonb().$type<NewOrder>(),
    /** Whether the whole order is struck, with all that it does and the entries that it alone names. */
    strikesOrder: boolean().notNull().default(false),
    /** What an instrument does to the order; null when an effect or the order is struck, corrected or new. */
    effect: jsonb().$type<NewEffect>(),
    /** What is printed on the order, as it was recorded and as it should be. */
    correction: jsonb().$type<Correction>(),
    /** Since when the files say the same as the correction, or have replaced it; until then an import leaves it alone. */
    settledOn: date(),
    /** The effect to strike, or the one that was added; of a new order the first. */
    effectId: integer().references(() => orderEffects.id, { onDelete: 'cascade' }),
    /** Why an effect or the order is struck, or the order is corrected. */
    reason: text(),
    state: text({ enum: proposalStates }).notNull().default('open'),
    madeBy: integer()
      .notNull()
      .references(() => staff.id),
    madeAt: at().notNull().defaultNow(),
    decidedBy: integer().references(() => staff.id),
    decidedAt: at(),
    /** What whoever sent it back says about it. */
    answer: text(),
  },
  (table) => [index().on(table.orderId), index().on(table.state, table.id)],
);
