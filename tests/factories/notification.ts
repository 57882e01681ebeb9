import { writeContent } from '#db/content/write-content.server.ts';
import {
  notificationCategories,
  notificationOrders,
  notificationProducts,
  notifications,
} from '#db/schema/notifications.ts';
import { categoryId } from './category.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type NewNotification = Partial<Omit<typeof notifications.$inferInsert, 'categoryId'>> & {
  /** The name of its category, which is added if it is missing. */
  category?: string;
  /** Ids of the products that it names. */
  products?: number[];
  /** Ids of the orders that it is about. */
  orders?: number[];
};

/** A published notification of the first day of 2020. */
export function createNotification({ category = 'Orders', name = 'Lamps order', ...rest }: NewNotification = {}) {
  const { products = [], orders = [], ...values } = rest;
  return writeContent(async (tx, changed) => {
    const row = { slug: slugOf(name), name, date: '2020-01-01', ...values };
    const withCategory = { ...row, categoryId: await categoryId(tx, notificationCategories, category) };
    const notification = onlyRow(await tx.insert(notifications).values(withCategory).returning());
    for (const productId of products) {
      await tx.insert(notificationProducts).values({ notificationId: notification.id, productId, isChosen: true });
    }
    for (const orderId of orders)
      await tx.insert(notificationOrders).values({ notificationId: notification.id, orderId, isChosen: true });
    changed('product', products);
    changed('notification', [notification.id]);
    return notification;
  });
}
