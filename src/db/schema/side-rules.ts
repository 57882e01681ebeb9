import { boolean, date, index, text } from '#core/drizzle-pg.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { sideEffects, sideRegimes } from '#features/requirements/side-rules.schema.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';

/** What applies to rows of the lists beside what the lists themselves require: import policy, producer responsibility, security. */
export const sideRules = contentTable(
  'side_rules',
  {
    id: id(),
    key: text().notNull().unique(),
    regime: text({ enum: sideRegimes }).notNull(),
    effect: text({ enum: sideEffects }).notNull(),
    plain: text().notNull(),
    /** The rows under it, as `lineKey` gives them; `bis_isi *` is a whole list. */
    lines: text().array().notNull(),
    /** As printed, chapters and ranges included. */
    customsCodes: text(),
    /** In English: the value limit or other condition, and whom it leaves out. */
    condition: text(),
    notFor: text(),
    /** The slug of the service that deals with it. */
    service: text(),
    document: text(),
    fromOn: date(),
    untilOn: date(),
    /** Whether a sheet names it before anything else. */
    isLeading: boolean().notNull().default(false),
    /** Whether only the product's own page names it. */
    isDetail: boolean().notNull().default(false),
    /** Whether it concerns used goods alone. */
    isForUsed: boolean().notNull().default(false),
    confidence: text({ enum: confidences }).notNull(),
    note: text(),
    source: text(),
    position: position(),
    ...editorial(),
  },
  (table) => [index().using('gin', table.lines)],
);
