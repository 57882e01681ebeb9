import { z } from 'zod';
import { optional, optionalDate, required, slug, yesNo } from '#core/content/content-fields.ts';
import type { ContentFiles, Located } from '#core/content/content-files.server.ts';
import { complainOfRepeats } from '#core/content/repeats.ts';
import { escapeHtml } from '#core/html/html-to-text.ts';
import { slugify } from '#core/text/slugify.ts';
import { longDate } from '#core/time/dates.ts';
import { notificationCategories, notificationProducts, notifications } from '#db/schema/notifications.ts';
import type { Sync } from '#db/sync-rows.server.ts';
import type { PlacedRequirement } from '#features/requirements/requirements.content.server.ts';
import { isSameOrder } from './order-references.ts';

const schema = z.object({
  date: z.iso.date(),
  issuing_body: optional,
  title: required,
  reference_number: optional,
  service_slug: slug,
  products: optional,
  effective_date: optionalDate,
  kind: optional,
  note: optional,
  source: optional,
  confirmed: yesNo,
});
type Notification = Located<z.infer<typeof schema>>;
type Category = { slug: string; name: string; position: number; translations: Record<string, Record<string, string>> };

const slugOf = (row: Notification) => `${row.date}-${slugify(row.title, 80)}`;

export async function readNotifications(content: ContentFiles, services: Set<string>): Promise<Notification[]> {
  const rows = await content.csv('data/notifications.csv', schema);
  for (const row of rows) {
    if (services.has(row.service_slug)) continue;
    content.problems.push({ file: row.file, line: row.line, reason: `there is no service ${row.service_slug}` });
  }
  complainOfRepeats(rows, slugOf, content.problems);
  return rows;
}

type Known = {
  services: Map<string, number>;
  products: Map<string, number>;
  categoryOf: Map<string, Category>;
  placed: PlacedRequirement[];
};

/** Notifications under the category of their service, linked to the products whose orders they are. */
export async function importNotifications(sync: Sync, rows: Notification[], known: Known) {
  const used = new Map(
    rows.flatMap((row) => {
      const category = known.categoryOf.get(row.service_slug);
      return category ? [[category.slug, category] as const] : [];
    }),
  );
  const categories = [...used.values()].sort((a, b) => a.position - b.position);
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
  const ids = await sync.rows(
    notifications,
    ['slug'],
    rows.map((row) => ({
      slug: slugOf(row),
      categoryId: categoryIds.get(known.categoryOf.get(row.service_slug)?.slug ?? '') ?? 0,
      serviceId: known.services.get(row.service_slug) ?? null,
      name: row.title,
      date: row.date,
      effectiveDate: row.effective_date,
      issuingBody: row.issuing_body,
      referenceNumber: row.reference_number,
      kind: row.kind,
      productsText: row.products,
      content: contentOf(row),
      note: row.note,
      source: row.source,
      confirmed: row.confirmed,
    })),
  );
  await sync.links(notificationProducts, linksOf(rows, ids, known));
}

function linksOf(rows: Notification[], ids: Map<string, number>, { placed, products }: Known) {
  return rows.flatMap((row) => {
    const notification = { reference: row.reference_number, date: row.date };
    const own = placed.filter(
      (listed) =>
        isSameOrder(notification, {
          reference: listed.orderReference,
          date: listed.orderDate,
          year: listed.orderYear,
        }) ||
        isSameOrder(notification, { reference: listed.amendmentReference, date: listed.amendmentDate, year: null }),
    );
    const notificationId = ids.get(slugOf(row)) ?? 0;
    return [...new Set(own.map((listed) => listed.product))].map((product) => ({
      notificationId,
      productId: products.get(product) ?? 0,
    }));
  });
}

/** The facts as a list; built from escaped text alone, so there is nothing to clean. */
function contentOf(row: Notification): string {
  const facts: [string, string | null][] = [
    ['Issued by', row.issuing_body],
    ['Reference', row.reference_number ?? 'to be confirmed'],
    ['Kind', row.kind],
    ['Published', longDate(row.date, 'en')],
    ['Effective from', row.effective_date ? longDate(row.effective_date, 'en') : 'to be confirmed'],
    ['Products', row.products],
    ['Note', row.note],
  ];
  const items = facts.flatMap(([label, value]) =>
    value ? [`<li><strong>${label}:</strong> ${escapeHtml(value)}</li>`] : [],
  );
  const doubt = row.confirmed ? '' : '<p>At least one of these facts is to be confirmed with the regulator.</p>';
  return `<p>${escapeHtml(row.title)}.</p><ul>${items.join('')}</ul>${doubt}`;
}
