import { sql } from '#core/drizzle.ts';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from '#core/drizzle-pg.ts';
import { leadForms, leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { clients } from './accounts.ts';
import { id, timestamps } from './columns.ts';

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
  ],
);

export const leadEvents = pgTable(
  'lead_events',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    text: text(),
    actor: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.leadId),
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
    ...timestamps(),
  },
  (table) => [index().on(table.leadId).concurrently(), index().on(table.createdAt).concurrently()],
);
