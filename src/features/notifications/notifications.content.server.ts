import { z } from 'zod';
import { optional, optionalDate, required, slug, yesNo } from '#core/content/content-fields.ts';
import type { Located } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { splitNote } from '#core/content/split-note.ts';
import { escapeHtml } from '#core/html/html-to-text.ts';
import { slugify } from '#core/text/addresses.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';
import {
  notificationCategories,
  notificationOrders,
  notificationProducts,
  notifications,
} from '#db/schema/notifications.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { matchOrders } from './match-orders.ts';
import { changedStates, notificationKinds } from './notification-state.schema.ts';
import { isSameOrder } from './order-references.ts';

const schema = z.object({
  date: z.iso.date(),
  issuing_body: optional,
  title: required,
  slug: optional,
  reference_number: optional,
  service_slug: slug,
  products: optional,
  effective_date: optionalDate,
  deadline: optionalDate,
  kind: z.enum(notificationKinds),
  state: optional.pipe(z.enum(changedStates).nullable()),
  later: optional,
  summary: required,
  note: optional,
  source: optional,
  cited_as: required,
  confirmed: yesNo,
});
type Notification = Located<z.infer<typeof schema>>;

/** A corrected title does not change the address, which the file then gives. */
const slugOf = (row: Notification) => row.slug ?? `${row.date}-${slugify(row.title, 80)}`;

/** Writes the notifications, each in the category of its service; returns their ids. */
export const notificationsContent = defineContent({
  async read({ files, readBy }) {
    const [rows, { categories, services }, { instruments }] = await Promise.all([
      files.csv('data/notifications.csv', schema),
      readBy(servicesContent),
      readBy(ordersContent),
    ]);
    const categoryOf = new Map(
      services.map(({ facts }) => [facts.slug, categories.find(({ name }) => name === facts.category)]),
    );
    for (const row of rows) {
      if (categoryOf.has(row.service_slug)) continue;
      files.problems.push({ file: row.file, line: row.line, reason: `there is no service ${row.service_slug}` });
    }
    reportRepeats(rows, slugOf, files.problems);
    const slugs = new Set(rows.map(slugOf));
    for (const { file, line, later } of rows) {
      if (later && !slugs.has(later)) files.problems.push({ file, line, reason: `there is no notification ${later}` });
    }
    const used = new Set(rows.map((row) => categoryOf.get(row.service_slug)));
    return { rows, categoryOf, categories: categories.filter((category) => used.has(category)), instruments };
  },
  async write({ sync, writtenBy }, { rows, categoryOf, categories, instruments }) {
    const serviceIds = await writtenBy(servicesContent);
    const categoryIds = await sync.rows(
      notificationCategories,
      ['slug'],
      categories.map(({ slug: own, name, translations }, position) => ({
        slug: own,
        name,
        position,
        translations: Object.fromEntries(
          Object.entries(translations).flatMap(([language, fields]) =>
            fields.name ? [[language, { name: fields.name }]] : [],
          ),
        ),
      })),
    );
    const written = rows.map((row) => {
      const { note, remarks } = splitNote(row.note);
      return {
        slug: slugOf(row),
        categoryId: categoryIds.get(categoryOf.get(row.service_slug)?.slug ?? '') ?? 0,
        serviceId: serviceIds.get(row.service_slug) ?? null,
        name: row.title,
        date: row.date,
        technicalName: row.reference_number,
        effectiveDate: row.effective_date,
        deadline: row.deadline,
        issuingBody: row.issuing_body,
        referenceNumber: row.reference_number,
        kind: row.kind,
        state: row.state,
        laterSlug: row.later,
        summary: row.summary,
        productsText: row.products,
        content: contentOf({ ...row, note }),
        citedAs: row.cited_as,
        note,
        source: [row.source, remarks].filter(Boolean).join('; ') || null,
        confirmed: row.confirmed,
      };
    });
    const ids = await sync.rows(notifications, ['slug'], written);
    const orderIds = await writtenBy(ordersContent);
    const orders = instruments.map(({ slug: own, value: { number = null, signed = null, published = null } }) => ({
      ...{ slug: own, number, signed, published },
    }));
    await sync.rows(
      notificationOrders,
      ['notificationId', 'orderId'],
      rows.flatMap((row) =>
        matchOrders({ reference: row.reference_number, date: row.date }, orders).map((order) => ({
          notificationId: ids.get(slugOf(row)) ?? 0,
          orderId: orderIds.get(order.slug) ?? 0,
        })),
      ),
      { exact: true },
    );
    return rows.map((row) => ({ id: ids.get(slugOf(row)) ?? 0, reference: row.reference_number, date: row.date }));
  },
});

type WrittenNotification = { id: number; reference: string | null; date: string };
type Orders = {
  product: string;
  orderReference: string | null;
  orderDate: string | null;
  orderYear: string | null;
  amendmentReference: string | null;
  amendmentDate: string | null;
};

/** Links each notification to the products that its order covers. Called by the feature that knows the products. */
export async function linkNotifications(
  sync: Sync,
  written: WrittenNotification[],
  requirements: Orders[],
  productIds: Map<string, number>,
): Promise<void> {
  const links = written.flatMap((notification) => {
    const own = requirements.filter(
      ({ orderReference, orderDate, orderYear, amendmentReference, amendmentDate }) =>
        isSameOrder(notification, { reference: orderReference, date: orderDate, year: orderYear }) ||
        isSameOrder(notification, { reference: amendmentReference, date: amendmentDate, year: null }),
    );
    return [...new Set(own.map(({ product }) => product))].map((product) => ({
      notificationId: notification.id,
      productId: productIds.get(product) ?? 0,
    }));
  });
  await sync.links(notificationProducts, links);
}

/** It consists of escaped text only, so it needs no cleaning. */
function contentOf({ summary, note }: Notification): string {
  return [summary, note].flatMap((text) => (text ? `<p>${escapeHtml(text)}</p>` : [])).join('');
}
