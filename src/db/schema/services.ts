import { type AnyPgColumn, date, integer, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { compliances } from '#features/services/services.schema.ts';
import { editorial, faq, id, picture, position, provenance, seo } from './columns.ts';
import { contentTable } from './content-table.ts';

export const serviceCategories = contentTable('service_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text(),
  position: position(),
  ...seo(),
  ...editorial(),
});

export const services = contentTable('services', {
  id: id(),
  slug: text().notNull().unique(),
  categoryId: integer()
    .notNull()
    .references(() => serviceCategories.id),
  name: text().notNull(),
  /** The name for narrow columns, such as `ISI mark`; null when the name is short enough. */
  shortName: text(),
  tagline: text(),
  description: text(),
  ...picture(),
  regulator: text(),
  governingOrder: text(),
  validity: text(),
  /** The document that states the validity, as a reader would cite it; null where it comes from our service notes. */
  validitySource: text(),
  /** The day on which we read that document. */
  validityReadOn: date(),
  timeline: text(),
  /** As `validitySource`. */
  timelineSource: text(),
  timelineReadOn: date(),
  whoNeedsIt: text(),
  compliance: text({ enum: compliances }),
  /** The service whose mandatory-products list this service shows too: FMCS shows the list of the ISI mark. */
  listServiceId: integer().references((): AnyPgColumn => services.id),
  /** Its place among the services that lead on the home page; null for the rest. */
  homePosition: integer(),
  position: position(),
  ...provenance(),
  ...seo(),
  ...editorial(),
});

export const serviceSections = contentTable(
  'service_sections',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: text().notNull(),
    title: text(),
    content: text(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.serviceId, table.slug)],
);

export const serviceFaqs = contentTable(
  'service_faqs',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => serviceSections.id, { onDelete: 'cascade' }),
    ...faq(),
  },
  (table) => [uniqueIndex().on(table.sectionId, table.question)],
);
