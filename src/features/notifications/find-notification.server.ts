import { seoOf } from '#core/content/seo-of.ts';
import { and, asc, desc, eq } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { filled } from '#core/text/filled.ts';
import { isStillEnglish, localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import {
  notificationCategories,
  notificationOrders,
  notificationProducts,
  notifications,
} from '#db/schema/notifications.ts';
import { orders } from '#db/schema/orders.ts';
import { products } from '#db/schema/products.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { fileUrlOf } from './note-address.ts';

export type NotificationDetail = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

/** The published notification with that slug, with everything that its page shows; null when that category has none. */
export async function findNotification(categorySlug: string, slug: string, language: LanguageCode) {
  if (!isSlug(categorySlug) || !isSlug(slug)) return null;
  const [selected] = await db()
    .select({ notification: notifications, category: notificationCategories })
    .from(notifications)
    .innerJoin(notificationCategories, eq(notificationCategories.id, notifications.categoryId))
    .where(
      and(
        eq(notifications.slug, slug),
        eq(notifications.status, 'published'),
        eq(notificationCategories.slug, categorySlug),
        eq(notificationCategories.status, 'published'),
      ),
    );
  if (!selected) return null;
  const row = localize(selected.notification, language);
  const [named, register, services, [later = null], earlier] = await Promise.all([
    listProducts(row.id, language),
    listOrders(row.id, language),
    listServiceCards(language),
    row.laterSlug ? listReferences(eq(notifications.slug, row.laterSlug), language) : [],
    listReferences(eq(notifications.laterSlug, slug), language),
  ]);
  const service = services.find(({ id }) => id === row.serviceId);
  const { id, name, summary, date, effectiveDate, deadline, issuingBody, referenceNumber, kind, state } = row;
  return {
    ...{ id, slug, name, summary, date, effectiveDate, deadline, issuingBody, referenceNumber, kind, state },
    isEnglish: isStillEnglish(selected.notification, 'name', language),
    categoryId: row.categoryId,
    category: { slug: categorySlug, name: localize(selected.category, language).name },
    technicalName: filled(row.technicalName),
    content: filled(row.content),
    productsText: row.productsText,
    laterSlug: row.laterSlug,
    citedAs: row.citedAs,
    confirmed: row.confirmed,
    updatedAt: row.updatedAt,
    fileUrl: fileUrlOf({ categorySlug, slug, filePath: row.filePath }),
    /** Whether the file is one that editors stored; otherwise it is our note. */
    hasOwnFile: row.filePath !== null,
    seo: seoOf(row),
    service: service && { name: service.name, slug: service.slug, categorySlug: service.categorySlug },
    products: named,
    /** The orders of the register that it is about. */
    orders: register,
    later,
    earlier,
  };
}

async function listProducts(notificationId: number, language: LanguageCode) {
  const { id, name, slug, translations } = products;
  const rows = await db()
    .select({ id, name, slug, translations })
    .from(notificationProducts)
    .innerJoin(products, eq(products.id, notificationProducts.productId))
    .where(and(eq(notificationProducts.notificationId, notificationId), eq(products.status, 'published')))
    .orderBy(asc(name), asc(id));
  return rows.map((row) => localize(row, language));
}

async function listOrders(notificationId: number, language: LanguageCode) {
  const { id, slug, number, title, translations, confidence } = orders;
  const rows = await db()
    .select({ id, slug, number, title, translations, confidence })
    .from(notificationOrders)
    .innerJoin(orders, eq(orders.id, notificationOrders.orderId))
    .where(and(eq(notificationOrders.notificationId, notificationId), eq(orders.status, 'published')))
    .orderBy(asc(orders.publishedOn), asc(slug));
  return rows.map((row) => ({
    ...{ id: row.id, slug: row.slug, number: row.number, title: localize(row, language).title },
    /** Where the order was read. */
    confidence: row.confidence,
  }));
}

async function listReferences(which: ReturnType<typeof eq>, language: LanguageCode) {
  const { name, slug, date, translations } = notifications;
  const rows = await db()
    .select({ name, slug, date, translations, categorySlug: notificationCategories.slug })
    .from(notifications)
    .innerJoin(notificationCategories, eq(notificationCategories.id, notifications.categoryId))
    .where(and(which, eq(notifications.status, 'published'), eq(notificationCategories.status, 'published')))
    .orderBy(desc(date));
  return rows.map((row) => localize(row, language));
}
