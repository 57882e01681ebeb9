import { boolean, date, integer, text, uniqueIndex } from '#core/drizzle-pg.ts';
import { holidayTypes } from '#features/holidays/holidays.schema.ts';
import { editorial, id, provenance } from './columns.ts';
import { contentTable } from './content-table.ts';

export const holidays = contentTable(
  'holidays',
  {
    id: id(),
    date: date().notNull(),
    title: text().notNull(),
    holidayType: text({ enum: holidayTypes }).notNull(),
    /** The day depends on the moon or on an order that has not been published yet. */
    isTentative: boolean().notNull().default(false),
    ...provenance(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.date, table.title)],
);

/** The files of a year that staff have uploaded; of other years they are drawn. */
export const calendarBrochures = contentTable('calendar_brochures', {
  id: integer().notNull().generatedAlwaysAsIdentity(),
  year: integer().primaryKey(),
  holidayFile: text(),
  calendarFile: text(),
  ...editorial(),
});
