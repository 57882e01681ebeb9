import { integer, primaryKey, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { editorial, faq, id, position, provenance, seo } from './columns.ts';
import { contentTable } from './content-table.ts';
import { services } from './services.ts';

export const cityPages = contentTable('city_pages', {
  id: id(),
  slug: text().notNull().unique(),
  city: text().notNull(),
  state: text().notNull(),
  nearestBranch: text(),
  heading: text().notNull(),
  description: text(),
  iconImage: text(),
  bannerImage: text(),
  position: position(),
  ...provenance(),
  ...seo(),
  ...editorial(),
});

export const cityFaqs = contentTable(
  'city_faqs',
  {
    id: id(),
    cityId: integer()
      .notNull()
      .references(() => cityPages.id, { onDelete: 'cascade' }),
    ...faq(),
  },
  (table) => [uniqueIndex().on(table.cityId, table.question)],
);

export const citySteps = contentTable(
  'city_steps',
  {
    id: id(),
    cityId: integer()
      .notNull()
      .references(() => cityPages.id, { onDelete: 'cascade' }),
    iconImage: text(),
    description: text().notNull(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.cityId, table.position)],
);

export const cityServices = contentTable(
  'city_services',
  {
    cityId: integer()
      .notNull()
      .references(() => cityPages.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** What is made or traded in the city that the service concerns. */
    reason: text(),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.serviceId] })],
);
