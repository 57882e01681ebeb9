import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { defaultLanguage } from '#locales/languages.ts';
import { clients } from './accounts.ts';
import { id, timestamps } from './columns.ts';

export const leadForms = [
  'partner',
  'brochure',
  'appointment',
  'footer',
  'contact',
  'career',
  'business-query',
  'landing',
  'landing-popup',
] as const;

/** Every form of the site ends here; `fields` keeps the form's own answers. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    form: text({ enum: leadForms }).notNull(),
    status: text({ enum: ['new', 'open', 'won', 'lost', 'spam'] })
      .notNull()
      .default('new'),
    name: text().notNull(),
    email: text().notNull(),
    countryCode: text(),
    countryName: text(),
    phone: text(),
    message: text(),
    fields: jsonb().$type<Record<string, unknown>>().notNull().default(sql`'{}'::jsonb`),
    clientId: integer().references(() => clients.id),
    /** Whether the address was proven by a one-time password. */
    isVerified: boolean().notNull().default(false),
    /** Whether the sum of the browser form was solved. */
    isProven: boolean().notNull().default(false),
    spamScore: integer().notNull().default(0),
    language: text().notNull().default(defaultLanguage),
    firstPage: text(),
    referrer: text(),
    utm: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    consentVersion: text(),
    /** Hash of form, e-mail and content: the same form twice within a minute is one lead. */
    contentHash: text().notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.form, table.createdAt), index().on(table.contentHash), index().on(table.email)],
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
  (table) => [index().on(table.leadId)],
);

export const leadFiles = pgTable('lead_files', {
  id: id(),
  leadId: integer()
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' }),
  /** Random name in private storage. */
  storedAs: text().notNull().unique(),
  originalName: text().notNull(),
  contentType: text().notNull(),
  bytes: integer().notNull(),
  ...timestamps(),
});

/** A telephone appointment in the diary. At most one is reserved or confirmed for a slot: the index decides, not the code. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    /** Start of a picked slot; null when a window was preferred. */
    slotAt: timestamp({ withTimezone: true }),
    preferenceKind: text({ enum: ['window', 'slot'] }).notNull(),
    preference: text().notNull(),
    state: text({ enum: ['reserved', 'confirmed', 'cancelled', 'done'] })
      .notNull()
      .default('reserved'),
    reservedUntil: timestamp({ withTimezone: true }),
    calendarUid: text().notNull().unique(),
    calendarSequence: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('appointments_one_per_slot')
      .on(table.slotAt)
      .where(sql`state in ('reserved', 'confirmed') and slot_at is not null`),
  ],
);

/** Mails wait here in the transaction that causes them; the worker sends them. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    messageId: text().notNull().unique(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text().notNull().default(defaultLanguage),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['waiting', 'sent', 'expired', 'failed'] })
      .notNull()
      .default('waiting'),
    expiresAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    ...timestamps(),
  },
  (table) => [index().on(table.state)],
);
