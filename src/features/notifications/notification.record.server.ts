import { inArray } from '#core/drizzle.ts';
import { escapeHtml } from '#core/html/html-to-text.ts';
import { notificationCategories, notifications } from '#db/schema/notifications.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { notificationCategoryRecord, notificationRecord } from './notification.record.ts';

export const notificationCategoryKind = defineRecord(notificationCategoryRecord, {
  table: notificationCategories,
  key: 'slug',
  addresses: ({ slug }) => [`/notifications/${slug}`],
  /** A notification is not found when its category is archived. */
  async changes(tx, ids) {
    const own = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(inArray(notifications.categoryId, [...ids]));
    return { notification_category: [...ids], notification: own.map(({ id }) => id) };
  },
});

export const notificationKind = defineRecord(notificationRecord, {
  table: notifications,
  key: 'slug',
  changes: 'notification',
  addresses: ({ category, slug }) => [`/notifications/${category}/${slug}`],
  references: {
    category: { column: 'categoryId', to: notificationCategoryKind },
    service: { column: 'serviceId', to: serviceKind },
    later: { column: 'laterSlug', to: 'self' },
  },
  derive: ({ referenceNumber, summary, note }) => ({
    technicalName: referenceNumber,
    // It consists of escaped text only, so it needs no cleaning.
    content: [summary, note].flatMap((text) => (text ? `<p>${escapeHtml(text)}</p>` : [])).join(''),
  }),
});
