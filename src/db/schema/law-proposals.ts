import { date, index, integer, jsonb, pgTable, text, timestamp } from '#core/drizzle-pg.ts';
import { type Correction, type NewEffect, proposalStates } from '#features/law/law-inputs.schema.ts';
import { id } from './columns.ts';
import { orderEffects, orders } from './orders.ts';
import { staff } from './staff.ts';

const at = () => timestamp({ withTimezone: true });

/** What somebody at the desk proposes to record about the law. Whoever publishes it is somebody else. */
export const lawProposals = pgTable(
  'law_proposals',
  {
    id: id(),
    /** The order that it concerns. */
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What an instrument does to the order; null when an effect is struck or the order is corrected. */
    effect: jsonb().$type<NewEffect>(),
    /** What is printed on the order, as it was recorded and as it should be. */
    correction: jsonb().$type<Correction>(),
    /** Since when the files say the same as the correction, or have replaced it; until then an import leaves it alone. */
    settledOn: date(),
    /** The effect to strike, or the one that was added. */
    effectId: integer().references(() => orderEffects.id, { onDelete: 'cascade' }),
    /** Why an effect is struck or the order is corrected. */
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
