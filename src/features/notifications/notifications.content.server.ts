import { z } from 'zod';
import { optional, optionalDate, required, slug, yesNo } from '#core/content/content-fields.ts';
import type { Located } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { splitNote } from '#core/content/split-note.ts';
import { escapeHtml } from '#core/html/html-to-text.ts';
import { slugify } from '#core/text/addresses.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { notificationCategories, notifications } from '#db/schema/notifications.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { changedStates, notificationKinds } from './notification-state.schema.ts';

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

/** Writes the notifications, each in the category of its service. */
export const notificationsContent = defineContent({
  async read({ files, readBy }) {
    const [rows, { categories, services }] = await Promise.all([
      files.csv('data/notifications.csv', schema),
      readBy(servicesContent),
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
    return { rows, categoryOf, categories: categories.filter((category) => used.has(category)) };
  },
  async write({ sync, writtenBy }, { rows, categoryOf, categories }) {
    const serviceIds = await writtenBy(servicesContent);
    const categoryIds = await sync.rows(
      notificationCategories,
      ['slug'],
      categories.map(({ slug: categorySlug, name, translations }, position) => ({
        slug: categorySlug,
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
    await sync.rows(notifications, ['slug'], written);
  },
});

/** It consists of escaped text only, so it needs no cleaning. */
function contentOf({ summary, note }: Notification): string {
  return [summary, note].flatMap((text) => (text ? `<p>${escapeHtml(text)}</p>` : [])).join('');
}
