import { msg } from '@lingui/core/macro';
import { serveFeed } from '#app/page/serve-feed.ts';
import { listNotificationCategories } from '#features/notifications/list-notification-categories.server.ts';
import { listNotifications } from '#features/notifications/list-notifications.server.ts';
import { notificationAddress } from '#features/notifications/note-address.ts';
import type { Route } from './+types/feed';

/** The newest notifications, of all categories or of one, as RSS or Atom. */
export function loader(args: Route.LoaderArgs) {
  return serveFeed(args, {
    path: '/notifications',
    listCategories: listNotificationCategories,
    async read({ language, categories, category, perPage }) {
      const { notifications } = await listNotifications({ language, category: category?.slug, perPage });
      const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
      return {
        title: category ? msg`Notifications: ${category.name}` : msg`Notifications`,
        description: msg`Orders, amendments and dates from Indian regulators, each with a short summary.`,
        entries: notifications.map((notification) => ({
          title: notification.name,
          path: notificationAddress(notification),
          summary: notification.summary ?? '',
          date: notification.date,
          category: nameOf.get(notification.categoryId) ?? '',
        })),
      };
    },
  });
}
