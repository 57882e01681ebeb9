import { and, desc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { notificationCategories, notificationProducts, notifications } from '#db/schema/notifications.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type ProductNotification = { id: number; name: string; slug: string; categorySlug: string; date: string };

/** The notifications that name a product, newest first. */
export async function listProductNotifications(
  productId: number,
  language: LanguageCode,
): Promise<ProductNotification[]> {
  const { id, name, slug, date, translations } = notifications;
  const rows = await db()
    .select({ id, name, slug, date, translations, categorySlug: notificationCategories.slug })
    .from(notificationProducts)
    .innerJoin(notifications, eq(notifications.id, notificationProducts.notificationId))
    .innerJoin(notificationCategories, eq(notificationCategories.id, notifications.categoryId))
    .where(and(eq(notificationProducts.productId, productId), eq(notifications.status, 'published')))
    .orderBy(desc(notifications.date), desc(notifications.id));
  return rows.map((row) => localize(row, language));
}
