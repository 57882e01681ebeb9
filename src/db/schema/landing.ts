import { integer, text } from '#core/drizzle-pg.ts';
import { editorial, id, position } from './columns.ts';
import { contentTable } from './content-table.ts';
import { services } from './services.ts';

/** The schemes of the landing page: a card for each, and the steps that lead to its certificate. */
export const landingSchemes = contentTable('landing_schemes', {
  id: id(),
  slug: text().notNull().unique(),
  /** On its tab. */
  name: text().notNull(),
  /** On its card; null for a scheme that has only a tab. */
  cardName: text(),
  description: text().notNull(),
  serviceId: integer().references(() => services.id),
  registration: text().notNull(),
  preparation: text().notNull(),
  /** Null for a scheme without tests or inspections. */
  testing: text(),
  submission: text().notNull(),
  grant: text().notNull(),
  position: position(),
  ...editorial(),
});
