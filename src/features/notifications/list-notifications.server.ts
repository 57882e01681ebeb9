import { and, desc, eq, ilike, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { notificationCategories, notifications } from '#db/schema/notifications.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { fileUrlOf } from './note-address.ts';

type NotificationsRequest = {
  language: LanguageCode;
  q?: string;
  /** The slug of a category. */
  category?: string | undefined;
  page?: number;
  perPage?: number;
};

export type ListedNotification = Awaited<ReturnType<typeof listNotifications>>['notifications'][number];

const { summary, kind, referenceNumber, technicalName, issuingBody, productsText, translations } = notifications;
const searched = sql`concat_ws(' ', ${notifications.name}, ${technicalName}, ${referenceNumber}, ${summary}, ${productsText}, ${issuingBody}, ${kind}, ${translations}::text)`;

/** One page of the published notifications, newest first, and the number that match; without `perPage`, all of them. */
export async function listNotifications({ language, q = '', category, page = 1, perPage }: NotificationsRequest) {
  const words = q.split(/\s+/).filter(Boolean);
  const matching = and(
    eq(notifications.status, 'published'),
    eq(notificationCategories.status, 'published'),
    category === undefined ? undefined : eq(notificationCategories.slug, category),
    ...words.map((word) => ilike(searched, likePattern(word))),
  );
  const { id, slug, name, date, effectiveDate, state, laterSlug, categoryId, filePath, confirmed } = notifications;
  const rows = db()
    .select({
      ...{ id, slug, name, technicalName, summary, date, effectiveDate, kind, state, laterSlug, referenceNumber },
      ...{ categoryId, categorySlug: notificationCategories.slug, filePath, confirmed, translations },
    })
    .from(notifications)
    .innerJoin(notificationCategories, eq(notificationCategories.id, categoryId))
    .where(matching)
    .orderBy(desc(date), desc(id))
    .$dynamic();
  const counted = db()
    .select({ total: sql<number>`count(*)::int` })
    .from(notifications)
    .innerJoin(notificationCategories, eq(notificationCategories.id, categoryId))
    .where(matching);
  const [[count], selected] = await Promise.all([
    counted,
    perPage === undefined ? rows : rows.limit(perPage).offset((page - 1) * perPage),
  ]);
  return {
    total: count?.total ?? 0,
    notifications: selected.map((row) => {
      const { filePath: path, ...notification } = localize(row, language);
      return { ...notification, fileUrl: fileUrlOf({ ...notification, filePath: path }) };
    }),
  };
}
