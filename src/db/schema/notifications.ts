import { boolean, date, index, integer, primaryKey, text } from '#core/drizzle-pg.ts';
import { changedStates, notificationKinds } from '#features/notifications/notification-state.schema.ts';
import { category, editorial, id, provenance, seo } from './columns.ts';
import { contentTable } from './content-table.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { services } from './services.ts';

/** Whether an editor has chosen the link, so that nothing removes it when the facts give no such link. */
const isChosen = () => boolean().notNull().default(false);

export const notificationCategories = contentTable('notification_categories', category());

export const notifications = contentTable(
  'notifications',
  {
    id: id(),
    slug: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => notificationCategories.id),
    serviceId: integer().references(() => services.id),
    name: text().notNull(),
    technicalName: text(),
    date: date().notNull(),
    effectiveDate: date(),
    /** The last day of a transition, after which only the new rule applies. */
    deadline: date(),
    issuingBody: text(),
    referenceNumber: text(),
    kind: text({ enum: notificationKinds }),
    /** What a later notification did to it; null when nothing did. */
    state: text({ enum: changedStates }),
    /** The slug of a later notification on the same subject. */
    laterSlug: text(),
    /** One or two sentences, for lists and feeds. */
    summary: text(),
    /** The products, in the order's own words. */
    productsText: text(),
    content: text(),
    /** The source as visitors read it. */
    citedAs: text(),
    filePath: text(),
    ...provenance(),
    ...seo(),
    ...editorial(),
  },
  (table) => [index().on(table.categoryId, table.date)],
);

/** Derived: the products under the order that a notification is about, and those that an editor has chosen. */
export const notificationProducts = contentTable(
  'notification_products',
  {
    notificationId: integer()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    isChosen: isChosen(),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.productId] }), index().on(table.productId)],
);

/** Derived: the orders of the register that a notification is about, and those that an editor has chosen. */
export const notificationOrders = contentTable(
  'notification_orders',
  {
    notificationId: integer()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    isChosen: isChosen(),
  },
  (table) => [primaryKey({ columns: [table.notificationId, table.orderId] }), index().on(table.orderId)],
);
