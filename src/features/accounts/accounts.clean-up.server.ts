import { sql } from 'drizzle-orm';
import { cleanUpRows } from '#core/jobs/clean-up.ts';

/** Codes, links and sessions are deleted a day after they expire, so that a late attempt is told why it fails. */
export const accountsCleanUp = [
  cleanUpRows('registrations', sql`delete from pending_registrations where expires_at < now()`),
  cleanUpRows('registrations of the release before', sql`delete from registrations where expires_at < now()`),
  cleanUpRows('one-time passwords', sql`delete from one_time_passwords where expires_at < now() - interval '1 day'`),
  cleanUpRows('reset links', sql`delete from password_resets where expires_at < now() - interval '1 day'`),
  cleanUpRows(
    'sessions',
    sql`delete from sessions where expires_at < now() - interval '1 day'
      or revoked_at < now() - interval '1 day' or last_seen_at < now() - interval '2 days'`,
  ),
];
