import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { filled } from '#core/text/filled.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { wireSeo } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { findNotification } from './find-notification.server.ts';
import { listNotificationCategories } from './list-notification-categories.server.ts';
import { type ListedNotification, listNotifications } from './list-notifications.server.ts';
import { notificationAnswer, notificationsAnswer } from './notifications.schema.ts';

export const notificationsApi = {
  'GET /notifications': call({
    summary: 'Every notification, newest first, with the categories and the texts of the page',
    tag: 'Notifications',
    answer: notificationsAnswer,
    answers: 'Page settings (a list, of which the first item is used), notifications and categories',
    handle: async ({ language }) => {
      const [page, { notifications }, categories] = await Promise.all([
        findPage('notifications', language),
        listNotifications({ language }),
        listNotificationCategories(language),
      ]);
      return {
        page: page
          ? [
              {
                name: page.name,
                seo_title: page.seo.title,
                seo_description: page.seo.description,
                seo_keywords: page.seo.keywords,
              },
            ]
          : [],
        notifications: notifications.map(wireNotification),
        categories: categories.map(({ id, name, slug, seo }) => ({ id, name, slug, ...wireSeo(seo) })),
      };
    },
  }),
  'GET /notifications/{categorySlug}/{slug}': call({
    summary: 'One notification with its text, its file and the products that it names',
    tag: 'Notifications',
    params: z.object({ categorySlug: z.string().max(200), slug: z.string().max(200) }),
    answer: notificationAnswer,
    answers: 'The notification',
    refuses: { 404: 'That category has no such notification' },
    handle: async ({ params: { categorySlug, slug }, language }) => {
      const notification = await findNotification(categorySlug, slug, language);
      if (!notification) throw new NotFoundError(`no notification ${categorySlug}/${slug}`);
      return {
        ...wireNotification({ ...notification, categorySlug }),
        content: notification.content,
        orders: notification.orders.map(({ slug: order, number, title }) => ({ slug: order, number, title })),
        products: notification.products.map(({ id, name, slug: productSlug }) => ({ id, name, slug: productSlug })),
        ...wireSeo(notification.seo),
      };
    },
  }),
} satisfies SiteCalls;

type Wired = Pick<
  ListedNotification,
  'id' | 'name' | 'slug' | 'date' | 'categoryId' | 'categorySlug' | 'technicalName' | 'fileUrl'
>;

function wireNotification({ id, name, slug, date, categoryId, categorySlug, technicalName, fileUrl }: Wired) {
  return {
    id,
    name,
    slug,
    date,
    notification_category_id: categoryId,
    category: { slug: categorySlug },
    technical_name: filled(technicalName),
    file_url: fileUrl,
  };
}
