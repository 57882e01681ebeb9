import { sql } from '#core/drizzle.ts';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { staffFactors, staffRoles } from '#features/staff/staff.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { id, timestamps } from './columns.ts';

const at = () => timestamp({ withTimezone: true });
const roles = () => text({ enum: staffRoles }).array().notNull();
/** The languages whose texts somebody may write; null for all. */
const languages = () => text().array();
const ofStaff = () =>
  integer()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

export const staff = pgTable(
  'staff',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    /** An argon2id hash with its parameters; null for those who use passkeys alone, or have not signed in yet. */
    passwordHash: text(),
    roles: roles(),
    languages: languages(),
    /** In which the desk is shown. */
    language: text().notNull().default(defaultLanguage),
    isActive: boolean().notNull().default(true),
    /** Whether they want mails about drafts and proposals that wait for them, or that somebody has decided about. */
    reviewMails: boolean().notNull().default(true),
    lastSeenAt: at(),
    ...timestamps(),
  },
  (table) => [uniqueIndex('staff_email_unique').on(sql`lower(${table.email})`)],
);

/** A link that lets somebody add a way to sign in, once. */
export const staffInvitations = pgTable('staff_invitations', {
  id: id(),
  /** SHA-256 of the token in the link. */
  tokenHash: text().notNull().unique(),
  email: text().notNull(),
  name: text().notNull(),
  roles: roles(),
  languages: languages(),
  /** Null for an invitation of the operator. */
  invitedBy: integer().references(() => staff.id, { onDelete: 'set null' }),
  expiresAt: at().notNull(),
  usedAt: at(),
  ...timestamps(),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    staffId: ofStaff(),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text().notNull().unique(),
    /** Null after an invitation, until a way to sign in has been added. */
    factor: text({ enum: staffFactors }),
    provenAt: at(),
    lastSeenAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    revokedAt: at(),
    userAgent: text(),
    address: text(),
    ...timestamps(),
  },
  (table) => [index().on(table.staffId)],
);

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: id(),
    staffId: ofStaff(),
    /** Base64url, as browsers send it. */
    credentialId: text().notNull().unique(),
    /** Base64url of the COSE key. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it has signed; many always say 0. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default(sql`'{}'::text[]`),
    deviceType: text().notNull(),
    backedUp: boolean().notNull().default(false),
    name: text().notNull(),
    lastUsedAt: at(),
    ...timestamps(),
  },
  (table) => [index().on(table.staffId)],
);

/** The secret that somebody shares with an authenticator app. Secrets are encrypted with a key of APP_SECRET. */
export const staffTotp = pgTable('staff_totp', {
  staffId: ofStaff().primaryKey(),
  /** Null until a code has confirmed the first secret. */
  secret: text(),
  /** A new secret, which takes the place of the other once a code has confirmed it. */
  pendingSecret: text(),
  confirmedAt: at(),
  /** The newest period of 30 seconds whose code was used; neither it nor an earlier one is accepted again. */
  lastStep: integer(),
  ...timestamps(),
});

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: id(),
    staffId: ofStaff(),
    /** SHA-256 of the code, whose 80 bits are random. */
    codeHash: text().notNull(),
    usedAt: at(),
    ...timestamps(),
  },
  (table) => [uniqueIndex().on(table.staffId, table.codeHash)],
);

/** What a browser has to sign with a passkey, once. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    id: id(),
    /** Null for a sign-in, before which nobody is known. */
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    challenge: text().notNull().unique(),
    purpose: text({ enum: ['sign-in', 'add-passkey', 'prove'] }).notNull(),
    expiresAt: at().notNull(),
    usedAt: at(),
    ...timestamps(),
  },
  (table) => [index().on(table.staffId)],
);

/** Filters of the inbox that a member of staff comes back to, under a name of their own. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: id(),
    staffId: ofStaff(),
    name: text().notNull(),
    /** The filters as they stand in the address, without the page. */
    search: text().notNull(),
    ...timestamps(),
  },
  (table) => [uniqueIndex().on(table.staffId, table.name)],
);
