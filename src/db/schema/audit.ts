import { bigint, index, integer, jsonb, pgTable, text, timestamp } from '#core/drizzle-pg.ts';

/**
 * Who did what at the desk. Triggers refuse any change of a line, and its deletion within three years. It has no foreign
 * keys, because a line stays as it was whatever becomes of the rows that it names.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for the system: a job or a command of the operator. */
    staffId: integer(),
    /** `lead.assign`, `staff.change-roles`: the noun, then what was done to it. */
    action: text().notNull(),
    subjectKind: text(),
    subjectId: integer(),
    /** One English sentence for the list, without personal data of visitors and clients. */
    summary: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    address: text(),
    userAgent: text(),
    /** Of the call, as in the server's log. */
    requestId: text(),
  },
  (table) => [
    index().on(table.subjectKind, table.subjectId, table.id),
    index().on(table.staffId, table.id),
    index().on(table.requestId),
    index().on(table.at),
  ],
);
