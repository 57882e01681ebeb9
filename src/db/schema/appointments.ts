import { sql } from '#core/drizzle.ts';
import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { appointmentStates, preferenceKinds } from '#features/appointments/appointments.schema.ts';
import { id, timestamps } from './columns.ts';
import { leads } from './leads.ts';

/** A telephone appointment in the diary. A unique index ensures that a slot has at most one reserved or confirmed. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    /** The start of the chosen slot; null when the visitor preferred a window. */
    slotAt: timestamp({ withTimezone: true }),
    preferenceKind: text({ enum: preferenceKinds }).notNull(),
    preference: text().notNull(),
    state: text({ enum: appointmentStates }).notNull().default('reserved'),
    reservedUntil: timestamp({ withTimezone: true }),
    /** SHA-256 of the challenge cookie of the browser that reserved it. */
    cookieHash: text(),
    calendarUid: text().notNull().unique(),
    calendarSequence: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('appointments_one_per_slot')
      .on(table.slotAt)
      .where(sql`state in ('reserved', 'confirmed') and slot_at is not null`),
    index().on(table.date).concurrently(),
    index().on(table.leadId).concurrently(),
    index().on(table.reservedUntil).where(sql`state = 'reserved'`).concurrently(),
  ],
);
