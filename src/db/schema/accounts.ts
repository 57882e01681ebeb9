import { sql } from '#core/drizzle.ts';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { otpPurposes, sessionScopes } from '#features/accounts/accounts.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { id, timestamps } from './columns.ts';
import { staff } from './staff.ts';

const at = () => timestamp({ withTimezone: true });

export const clients = pgTable(
  'clients',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    countryCode: text().notNull().default('+91'),
    phone: text().notNull(),
    company: text(),
    /** An argon2id hash with its parameters; null until a client who came by a one-time password sets a password. */
    passwordHash: text(),
    language: text().notNull().default(defaultLanguage),
    isActive: boolean().notNull().default(true),
    /** Sessions are deleted soon after they end, so they cannot tell. */
    lastLoginAt: at(),
    /** The date of the privacy policy to which the client agreed. */
    consentVersion: text(),
    ...timestamps(),
  },
  (table) => [uniqueIndex('clients_email_unique').on(sql`lower(${table.email})`)],
);

/** While one stands, nothing deletes the client and what belongs to them; those that have ended tell when one did. */
export const clientHolds = pgTable(
  'client_holds',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** In the words of whoever put it, for the office alone. */
    reason: text().notNull(),
    putBy: integer()
      .notNull()
      .references(() => staff.id),
    putAt: at().notNull().defaultNow(),
    endedBy: integer().references(() => staff.id),
    endedAt: at(),
  },
  (table) => [uniqueIndex('client_holds_open').on(table.clientId).where(sql`ended_at is null`)],
);

/** A registration whose email address is not verified yet; no client exists before that. Its code refers to it. */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    countryCode: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    consentVersion: text(),
    expiresAt: at().notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Written only by the previous release; the next release drops it. */
export const registrations = pgTable('registrations', {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull(),
  countryCode: text().notNull(),
  phone: text().notNull(),
  passwordHash: text().notNull(),
  expiresAt: at().notNull(),
  ...timestamps(),
});

export const oneTimePasswords = pgTable(
  'one_time_passwords',
  {
    id: id(),
    purpose: text({ enum: otpPurposes }).notNull(),
    email: text().notNull(),
    /** The lead whose email address the code verifies, or the pending registration; null for a login. */
    subjectId: integer(),
    /** SHA-256 of the challenge cookie of the browser that requested the code. */
    cookieHash: text(),
    /** HMAC-SHA-256 with APP_SECRET over the purpose, email address, challenge and code. */
    codeHash: text().notNull(),
    challenge: text().notNull().unique(),
    tries: integer().notNull().default(0),
    /** The attempts of callers who did not send the cookie. */
    triesWithoutCookie: integer().notNull().default(0),
    usedAt: at(),
    expiresAt: at().notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.email, table.purpose, table.createdAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bearer token; the token itself is never stored. */
    tokenHash: text().notNull().unique(),
    /** SHA-256 of the half that a browser holds in its HttpOnly cookie; null for other callers. */
    cookieHash: text(),
    scope: text({ enum: sessionScopes }).notNull().default('full'),
    userAgent: text(),
    address: text(),
    lastSeenAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    revokedAt: at(),
    ...timestamps(),
  },
  (table) => [index().on(table.clientId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    clientId: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    usedAt: at(),
    expiresAt: at().notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.clientId).concurrently()],
);

/** People who were erased at their request. A restore of an older backup erases them again. */
export const erasedPeople = pgTable('erased_people', {
  /** SHA-256 of the address, so that it is recognised without being stored. */
  emailHash: text().primaryKey(),
  erasedAt: at().notNull().defaultNow(),
});
