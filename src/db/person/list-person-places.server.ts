import { type SQL, sql } from '#core/drizzle.ts';
import { mailboxOf } from '#core/text/mailbox-of.server.ts';
import { consentHmacs } from './consent-hmac.server.ts';

type Place = {
  table: string;
  /** Which of its rows are a person's. */
  rows: SQL;
  /** Columns that an export leaves out: secrets, and what means nothing outside of this database. */
  without?: readonly string[];
  /** What an erasure does instead of deleting the rows: it sets these columns, or leaves the rows as they are. */
  onErasure?: { set: SQL } | 'kept';
};

/** The person with an email address, in lower case; of an erasure that is repeated, only what was there at the time. */
export type Person = { email: string; before?: Date };

/** What stands around an address, as in `Asha <asha@works.example>,`, also encoded; and the full stop of a sentence. */
const betweenAddresses = String.raw`[\s=&<>(),;:"\[\]]|%(?:22|28|29|2c|3a|3b|3c|3e|5b|5d)|[.](?![a-z0-9])`;

/**
 * Every place in the database where a person is, each before those that it refers to, so that rows can be deleted in
 * this order. A test compares the list with the columns of all tables.
 */
export function listPersonPlaces(person: Person): Place[] {
  const { email } = person;
  const before = person.before ?? sql`clock_timestamp()`;
  const isOlder = sql`created_at <= ${before}`;
  const clients = sql`select id from clients where lower(email) = ${email} and ${isOlder}`;
  const leads = sql`select id from leads where (lower(email) = ${email} or client_id in (${clients})) and ${isOlder}`;
  const ofClient = sql`client_id in (${clients})`;
  const ofLead = sql`lead_id in (${leads})`;
  const ofAddress = sql`lower(email) = ${email} and ${isOlder}`;
  const staff = sql`select id from staff where lower(email) = ${email} and ${isOlder}`;
  const ofStaff = sql`staff_id in (${staff})`;
  const ofHash = sql`email_hmac = any(${sql.param(consentHmacs(email))}::text[])`;
  // A subject is made of parts with colons between them, and its window at the end.
  const parts = sql`regexp_split_to_array(lower(subject), '[:/]')`;
  // A view of the inbox may look for the person; in its filters, the address is encoded.
  const inView = sql`lower(concat_ws(' ', name, replace(search, '+', ' ')))`;
  const wordsOfView = sql`regexp_split_to_array(${inView}, ${betweenAddresses})`;
  const encoded = new URLSearchParams([[email, '']]).toString().slice(0, -1).toLowerCase();
  return [
    { table: 'lead_events', rows: ofLead },
    { table: 'lead_files', rows: ofLead },
    { table: 'appointments', rows: ofLead, without: ['cookie_hash', 'calendar_uid'] },
    { table: 'job_applications', rows: ofLead },
    { table: 'leads', rows: sql`id in (${leads})`, without: ['content_hash', 'spam_score'] },
    { table: 'sessions', rows: ofClient, without: ['token_hash', 'cookie_hash'] },
    { table: 'password_resets', rows: ofClient, without: ['token_hash'] },
    { table: 'client_brochures', rows: ofClient },
    { table: 'client_projects', rows: ofClient },
    { table: 'client_sheets', rows: ofClient },
    { table: 'blog_comments', rows: ofClient },
    // What the office says of a dispute is its own.
    { table: 'client_holds', rows: ofClient, without: ['reason'] },
    { table: 'clients', rows: sql`id in (${clients})`, without: ['password_hash'] },
    { table: 'follows', rows: sql`follower_id in (select id from followers where ${ofAddress})` },
    // What a follower is told goes with them.
    { table: 'followers', rows: ofAddress, without: ['unsubscribe_token', 'address_hmac'] },
    { table: 'bounce_events', rows: sql`${ofHash} and at <= ${before}`, without: ['email_hmac'] },
    // So that whoever has complained gets no mails after a restore either; it names nobody.
    { table: 'mail_addresses', rows: sql`${ofHash} and since <= ${before}`, onErasure: 'kept' },
    { table: 'follow_requests', rows: ofAddress },
    // The proof of what was agreed to names nobody, and can be neither changed nor deleted for three years.
    {
      table: 'consents',
      rows: sql`${ofHash} and at <= ${before}`,
      onErasure: 'kept',
    },
    { table: 'pending_registrations', rows: ofAddress, without: ['password_hash'] },
    { table: 'registrations', rows: ofAddress, without: ['password_hash'] },
    { table: 'one_time_passwords', rows: ofAddress, without: ['code_hash', 'cookie_hash', 'challenge'] },
    {
      table: 'outbox_mails',
      // Notices to the office name the person in their data. A code or a link in a mail would let its reader log in.
      rows: sql`(lower(recipient) = ${email} or strpos(lower(data::text), ${JSON.stringify(email)}) > 0) and ${isOlder}`,
      without: ['data'],
    },
    {
      table: 'rate_counters',
      rows: sql`${parts} && ${sql.param([email, mailboxOf(email)])}::text[] and window_start <= ${before}`,
    },
    { table: 'staff_sessions', rows: ofStaff, without: ['token_hash'] },
    { table: 'staff_passkeys', rows: ofStaff, without: ['public_key'] },
    { table: 'staff_totp', rows: ofStaff, without: ['secret', 'pending_secret'] },
    { table: 'staff_recovery_codes', rows: ofStaff, without: ['code_hash'] },
    { table: 'staff_challenges', rows: ofStaff, without: ['challenge'] },
    { table: 'staff_invitations', rows: ofAddress, without: ['token_hash'] },
    {
      table: 'staff_views',
      rows: sql`${ofStaff} or (${wordsOfView} && ${sql.param([email, encoded])}::text[] and ${isOlder})`,
    },
    // Who did what at the desk can be neither changed nor deleted for three years.
    { table: 'audit_log', rows: ofStaff, onErasure: 'kept' },
    {
      table: 'staff',
      rows: sql`id in (${staff})`,
      without: ['password_hash'],
      // What they wrote still says that one and the same person did, and no longer who.
      onErasure: {
        set: sql`name = 'Former colleague', email = 'former-' || id || '@staff.invalid', password_hash = null, roles = '{}', is_active = false`,
      },
    },
  ];
}
