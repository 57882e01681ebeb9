import { and, asc, eq, max } from '#core/drizzle.ts';
import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import { db } from '#db/client.server.ts';
import { notificationCategories, notifications } from '#db/schema/notifications.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listNotificationCategories } from './list-notification-categories.server.ts';
import { notificationAddress } from './note-address.ts';

const published = and(eq(notifications.status, 'published'), eq(notificationCategories.status, 'published'));

export const notificationsPages = [
  sitePages({
    url: '/notifications',
    name: 'Notifications',
    position: 50,
    children: listContents,
    sitemap: [wholeSitemap('notifications', listCategories), wholeSitemap('notifications', listNotifications)],
  }),
];

async function listContents(language: LanguageCode) {
  const categories = await listNotificationCategories(language);
  return categories.filter(({ total }) => total > 0).map(({ slug, name }) => ({ name, url: `/notifications/${slug}` }));
}

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
