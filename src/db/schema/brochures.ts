import { integer, pgTable, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { clients } from './accounts.ts';
import { editorial, id, position, timestamps } from './columns.ts';
import { services } from './services.ts';

export const brochures = pgTable('brochures', {
  id: id(),
  slug: text().notNull().unique(),
  serviceId: integer().references(() => services.id),
  title: text().notNull(),
  filePath: text().notNull(),
  position: position(),
  ...editorial(),
});

export const clientBrochures = pgTable(
  'client_brochures',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    brochureId: integer()
      .notNull()
      .references(() => brochures.id, { onDelete: 'cascade' }),
    downloadedAt: timestamp({ withTimezone: true }),
    ...timestamps(),
  },
  (table) => [uniqueIndex().on(table.clientId, table.brochureId).concurrently()],
);
