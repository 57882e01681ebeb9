import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { feedResponse, noonOf, readFeedFile } from '#app/page/feed-file.server.ts';
import { loadI18n } from '#app/texts/i18n.ts';
import { inLanguage } from '#core/text/language.ts';
import { listNotificationCategories } from '#features/notifications/list-notification-categories.server.ts';
import { listNotifications } from '#features/notifications/list-notifications.server.ts';
import { notificationAddress } from '#features/notifications/note-address.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import type { Route } from './+types/feed';
import { everyCategory, feedPath } from './notification-feeds.ts';

const newest = 50;

/** The newest notifications, of all categories or of one, as RSS or Atom. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const feed = readFeedFile(params.file);
  const categories = await listNotificationCategories(language);
  const category = categories.find(({ slug }) => slug === feed?.name);
  if (!feed || (!category && feed.name !== everyCategory)) throw data(null, { status: 404 });
  const [{ notifications }, { site }] = await Promise.all([
    listNotifications({ language, category: category?.slug, perPage: newest }),
    getSiteSettings(language),
  ]);
  const base = context.get(publicUrlContext);
  const absolute = (path: string) => base + inLanguage(path, language);
  const i18n = await loadI18n(language);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return feedResponse(feed.format, {
    title: category ? i18n._(msg`Notifications: ${category.name}`) : i18n._(msg`Notifications`),
    description: i18n._(msg`Orders, amendments and dates of Indian regulators, each with a short summary.`),
    language,
    publisher: site.name,
    pageUrl: absolute(category ? `/notifications/${category.slug}` : '/notifications'),
    feedUrl: `${absolute(feedPath(category?.slug))}.${feed.format}`,
    entries: notifications.map((notification) => ({
      title: notification.name,
      url: absolute(notificationAddress(notification)),
      summary: notification.summary ?? '',
      published: noonOf(notification.date),
      category: nameOf.get(notification.categoryId) ?? '',
    })),
  });
}
