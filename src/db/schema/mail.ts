import { sql } from '#core/drizzle.ts';
import { index, jsonb, pgTable, text, timestamp } from '#core/drizzle-pg.ts';
import { mailStates } from '#features/mail/mail-state.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { id, timestamps } from './columns.ts';

/** Mails are queued here in the transaction that causes them, and the worker sends them. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    messageId: text().notNull().unique(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text().notNull().default(defaultLanguage),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: mailStates }).notNull().default('waiting'),
    expiresAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    ...timestamps(),
  },
  (table) => [
    index().on(table.expiresAt).where(sql`state = 'waiting'`).concurrently(),
    index().on(table.updatedAt).concurrently(),
    index().on(table.template, table.createdAt).concurrently(),
  ],
);
