import type { Feature } from '#features/feature.ts';
import { notificationsApi } from './notifications.api.ts';
import { notificationsSearch } from './notifications.search.server.ts';
import { notificationsSiteMap } from './notifications.site-map.server.ts';
import { notificationsSitemap } from './notifications.sitemap.server.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  content: async () => [(await import('./notifications.content.server.ts')).notificationsContent],
  api: [notificationsApi],
  search: [notificationsSearch],
  sitemap: notificationsSitemap,
  siteMap: notificationsSiteMap,
};
