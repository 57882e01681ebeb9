import type { Feature } from '#features/feature.ts';
import { linkNotifications } from './link-notifications.server.ts';
import { notificationCategoryKind, notificationKind } from './notification.record.server.ts';
import { notificationsApi } from './notifications.api.ts';
import { notificationsPages } from './notifications.pages.server.ts';
import { notificationsSearch } from './notifications.search.server.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  content: async () => {
    const { notificationCategoriesContent, notificationsContent } = await import('./notifications.content.server.ts');
    return [notificationCategoriesContent, notificationsContent];
  },
  records: [notificationCategoryKind, notificationKind],
  api: [notificationsApi],
  search: [notificationsSearch],
  followers: [{ order: 'facts', follows: ['notification', 'order', 'requirement'], inWrite: linkNotifications }],
  pages: notificationsPages,
};
