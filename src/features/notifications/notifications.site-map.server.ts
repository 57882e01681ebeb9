import { siteMapPage } from '#features/pages/site-map-page.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listNotificationCategories } from './list-notification-categories.server.ts';

async function listCategories(language: LanguageCode) {
  const categories = await listNotificationCategories(language);
  return categories.filter(({ total }) => total > 0).map(({ slug, name }) => ({ name, url: `/notifications/${slug}` }));
}

export const notificationsSiteMap = [
  siteMapPage(50, { slug: 'notifications', url: '/notifications', name: 'Notifications' }, listCategories),
];
