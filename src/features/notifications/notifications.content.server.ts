import { splitNote } from '#core/content/split-note.ts';
import { slugify } from '#core/text/addresses.ts';
import { type ContentReading, defineContent } from '#db/content/content-source.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { csvDocuments } from '#features/records/files/csv-documents.server.ts';
import { serviceCategoriesContent } from '#features/services/service-categories.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { notificationCategoryKind, notificationKind } from './notification.record.server.ts';

/** The notifications in data/notifications.csv, each in the category of its service. */
const notificationsFile = defineContent({ read: readNotifications, write: async () => {} });

async function readNotifications({ files, readBy }: ContentReading) {
  const [services, categories] = await Promise.all([readBy(servicesContent), readBy(serviceCategoriesContent)]);
  const categoryOf = new Map(services.given.map(({ slug, category }) => [slug, category]));
  return csvDocuments(files, 'data/notifications.csv', {
    renamed: { name: 'title', service: 'service_slug', productsText: 'products' },
    also: ({ note, source, slug, ...row }) => {
      const parts = splitNote(String(note) || null);
      return {
        ...row,
        // A corrected title does not change the address, which the file then gives.
        slug: slug || `${row.date}-${slugify(String(row.name), 80)}`,
        // A service that does not exist is one mistake, not two.
        category: categoryOf.get(row.service) ?? categories.given[0]?.slug,
        note: parts.note,
        source: [source, parts.remarks].filter(Boolean).join('; '),
      };
    },
  });
}

/** The categories of services that have notifications, under the same names. */
export const notificationCategoriesContent = contentOf(notificationCategoryKind, {
  async documents({ readBy }) {
    const [rows, categories] = await Promise.all([readBy(notificationsFile), readBy(serviceCategoriesContent)]);
    const used = new Set(rows.map(({ document }) => document.category));
    return categories.records.flatMap(({ document: { slug, name, translations }, file }) => {
      const names = Object.entries(translations).flatMap(([language, twin]) =>
        twin.name ? [[language, { name: twin.name }]] : [],
      );
      const document = { slug, name, translations: Object.fromEntries(names) };
      return used.has(slug) ? [{ document, placeOf: () => ({ file, line: 1 }) }] : [];
    });
  },
});

export const notificationsContent = contentOf(notificationKind, {
  needs: [notificationCategoriesContent, servicesContent],
  documents: ({ readBy }) => readBy(notificationsFile),
});
