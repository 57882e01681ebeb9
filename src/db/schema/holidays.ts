import { boolean, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editorial, id, timestamps } from './columns.ts';
import { provenance } from './provenance.ts';

export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    date: date().notNull(),
    title: text().notNull(),
    holidayType: text({ enum: ['Gazetted', 'Restricted'] }).notNull(),
    /** The day depends on the moon or on an order that is not out yet. */
    isTentative: boolean().notNull().default(false),
    ...provenance(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.date, table.title)],
);

export const calendarBrochures = pgTable('calendar_brochures', {
  year: integer().primaryKey(),
  holidayFile: text(),
  calendarFile: text(),
  ...timestamps(),
});
