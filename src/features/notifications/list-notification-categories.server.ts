import { seoOf } from '#core/content/seo-of.ts';
import { and, asc, count, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { notificationCategories, notifications } from '#db/schema/notifications.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The published categories, with the number of notifications in each. */
export async function listNotificationCategories(language: LanguageCode) {
  const rows = await db()
    .select({ category: notificationCategories, total: count(notifications.id) })
    .from(notificationCategories)
    .leftJoin(
      notifications,
      and(eq(notifications.categoryId, notificationCategories.id), eq(notifications.status, 'published')),
    )
    .where(eq(notificationCategories.status, 'published'))
    .groupBy(notificationCategories.id)
    .orderBy(asc(notificationCategories.position), asc(notificationCategories.id));
  return rows.map(({ category, total }) => {
    const { id, slug, name, ...rest } = localize(category, language);
    return { id, slug, name, total, seo: seoOf(rest) };
  });
}
