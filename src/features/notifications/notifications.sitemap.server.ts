import { and, asc, eq, max } from 'drizzle-orm';
import { fixedPages, wholeSitemap } from '#core/sitemap/sitemap-source.ts';
import { db } from '#db/client.server.ts';
import { notificationCategories, notifications } from '#db/schema/notifications.ts';
import { notificationAddress } from './note-address.ts';

const published = and(eq(notifications.status, 'published'), eq(notificationCategories.status, 'published'));

async function listCategories() {
  const rows = await db()
    .select({ slug: notificationCategories.slug, changedAt: max(notifications.updatedAt) })
    .from(notificationCategories)
    .innerJoin(notifications, eq(notifications.categoryId, notificationCategories.id))
    .where(published)
    .groupBy(notificationCategories.slug)
    .orderBy(asc(notificationCategories.slug));
  return rows.map(({ slug, changedAt }) => ({ path: `/notifications/${slug}`, changedAt }));
}

async function listNotifications() {
  const rows = await db()
    .select({
      categorySlug: notificationCategories.slug,
      slug: notifications.slug,
      changedAt: notifications.updatedAt,
    })
    .from(notifications)
    .innerJoin(notificationCategories, eq(notifications.categoryId, notificationCategories.id))
    .where(published)
    .orderBy(asc(notifications.id));
  return rows.map(({ changedAt, ...row }) => ({ path: notificationAddress(row), changedAt }));
}

export const notificationsSitemap = [
  fixedPages('/notifications'),
  wholeSitemap('notifications', listCategories),
  wholeSitemap('notifications', listNotifications),
];
