import { sql } from '#core/drizzle.ts';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, timestamp } from '#core/drizzle-pg.ts';
import { leadEventKinds, leadForms, leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { clients } from './accounts.ts';
import { id, timestamps } from './columns.ts';
import { staff } from './staff.ts';

type Words = Record<'name' | 'email' | 'phone' | 'company' | 'message', AnyPgColumn>;

/** What the inbox searches for words; the query and the index must have the same expression. */
export function leadWords({ name, email, phone, company, message }: Words) {
  return sql`(${name} || ' ' || ${email} || ' ' || coalesce(${phone}, '') || ' ' || coalesce(${company}, '') || ' ' || coalesce(${message}, ''))`;
}

/** Every form of the site creates a lead; `fields` contains the answers that are specific to the form. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    form: text({ enum: leadForms }).notNull(),
    status: text({ enum: leadStatuses }).notNull().default('new'),
    name: text().notNull(),
    email: text().notNull(),
    countryCode: text(),
    countryName: text(),
    phone: text(),
    message: text(),
    fields: jsonb().$type<Record<string, unknown>>().notNull().default(sql`'{}'::jsonb`),
    clientId: integer().references(() => clients.id),
    /** Whether the email address was verified by a one-time password. */
    isVerified: boolean().notNull().default(false),
    /** Whether the captcha of the browser's form was solved. */
    isProven: boolean().notNull().default(false),
    spamScore: integer().notNull().default(0),
    language: text().notNull().default(defaultLanguage),
    firstPage: text(),
    referrer: text(),
    utm: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    consentVersion: text(),
    company: text(),
    /** Who of the office answers it. */
    ownerId: integer().references(() => staff.id, { onDelete: 'set null' }),
    /** Why it was lost, in the words of the office. */
    closedReason: text(),
    /** By when the office is to answer, counted in its hours; null for a call, which has its place in the diary. */
    dueAt: timestamp({ withTimezone: true }),
    firstAnsweredAt: timestamp({ withTimezone: true }),
    /** When somebody of the office first opened it. */
    openedAt: timestamp({ withTimezone: true }),
    /** The lead of the same person with which this one is handled. Both rows stay as they are. */
    mergedIntoId: integer().references((): AnyPgColumn => leads.id, { onDelete: 'set null' }),
    /** Hash of the form, the email address and the content: the same form sent twice within a minute is one lead. */
    contentHash: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    index().on(table.form, table.createdAt),
    index().on(table.contentHash),
    index().on(table.email),
    index().on(table.clientId).concurrently(),
    index().on(table.createdAt).concurrently(),
    index().on(table.phone).concurrently(),
    index().on(table.mergedIntoId).where(sql`merged_into_id is not null`).concurrently(),
    index().on(table.status, table.createdAt).concurrently(),
    index().on(table.ownerId, table.createdAt).concurrently(),
    index('leads_waiting').on(table.dueAt).where(sql`status = 'new' and first_answered_at is null`).concurrently(),
    index('leads_words')
      .using('gin', sql`${leadWords(table)} gin_trgm_ops`)
      // Each form pays for its own words, and none for the words of a hundred others.
      .with({ fastupdate: false })
      .concurrently(),
  ],
);

/** Who gets a new lead. One row, which the desk writes; `assignment.schema.ts` says what the rules are. */
export const leadAssignment = pgTable('lead_assignment', {
  id: integer().primaryKey(),
  rules: jsonb().$type<unknown>().notNull(),
  ...timestamps(),
});

export const leadEvents = pgTable(
  'lead_events',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({ enum: leadEventKinds }).notNull(),
    text: text(),
    /** What the event changed, in values and not in words. */
    data: jsonb().$type<Record<string, string | number | null>>(),
    /** Who of the office did it. */
    staffId: integer().references(() => staff.id, { onDelete: 'set null' }),
    actor: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.leadId),
    index().on(table.staffId).concurrently(),
    index('lead_events_deferred').on(table.id).where(sql`kind = 'notice-deferred'`).concurrently(),
  ],
);

export const leadFiles = pgTable(
  'lead_files',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The random name of the file in private storage. */
    storedAs: text().notNull().unique(),
    originalName: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** Who of the office has added it; null for what came with the form. */
    addedBy: integer().references(() => staff.id),
    ...timestamps(),
  },
  (table) => [index().on(table.leadId).concurrently(), index().on(table.createdAt).concurrently()],
);
