import { and, desc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { notificationCategories, notificationOrders, notifications } from '#db/schema/notifications.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The published notifications about an order, the latest first. */
export async function listOrderNotifications(orderId: number, language: LanguageCode) {
  const { name, slug, date, translations } = notifications;
  const rows = await db()
    .select({ name, slug, date, translations, categorySlug: notificationCategories.slug })
    .from(notificationOrders)
    .innerJoin(notifications, eq(notifications.id, notificationOrders.notificationId))
    .innerJoin(notificationCategories, eq(notificationCategories.id, notifications.categoryId))
    .where(
      and(
        eq(notificationOrders.orderId, orderId),
        eq(notifications.status, 'published'),
        eq(notificationCategories.status, 'published'),
      ),
    )
    .orderBy(desc(date), slug);
  return rows.map((row) => {
    const { name: notificationName, categorySlug } = localize(row, language);
    return { name: notificationName, slug: row.slug, date: row.date, categorySlug };
  });
}
