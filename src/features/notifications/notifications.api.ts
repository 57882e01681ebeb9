import { NotFoundError } from '#core/errors.ts';
import { filled } from '#core/text/filled.ts';
import { defineApi } from '#features/define-api.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { wireSeo } from '#features/pages/wire-page.server.ts';
import { findNotification } from './find-notification.server.ts';
import { listNotificationCategories } from './list-notification-categories.server.ts';
import { type ListedNotification, listNotifications } from './list-notifications.server.ts';
import { notificationCalls } from './notifications.calls.ts';

export const notificationsApi = defineApi(notificationCalls, {
  'GET /notifications': async ({ language }) => {
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
  'GET /notifications/{categorySlug}/{slug}': async ({ params: { categorySlug, slug }, language }) => {
    const found = await findNotification(categorySlug, slug, language);
    if (!found) throw new NotFoundError(`no notification ${categorySlug}/${slug}`);
    return {
      ...wireNotification({ ...found, categorySlug }),
      content: found.content,
      orders: found.orders,
      products: found.products.map(({ id, name, slug: own }) => ({ id, name, slug: own })),
      ...wireSeo(found.seo),
    };
  },
});

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
