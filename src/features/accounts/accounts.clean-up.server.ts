import { sql } from 'drizzle-orm';
import { cleanUpRows } from '#core/jobs/clean-up.ts';

const isLongExpired = sql`expires_at < now() - interval '1 day'`;

/** Codes, links and sessions are deleted a day after they expire, so that a late attempt is told why it fails. */
export const accountsCleanUp = [
  cleanUpRows('registrations', { table: 'pending_registrations', where: sql`expires_at < now()` }),
  cleanUpRows('registrations of the release before', { table: 'registrations', where: sql`expires_at < now()` }),
  cleanUpRows('one-time passwords', { table: 'one_time_passwords', where: isLongExpired }),
  cleanUpRows('reset links', { table: 'password_resets', where: isLongExpired }),
  cleanUpRows('sessions', {
    table: 'sessions',
    where: sql`${isLongExpired} or revoked_at < now() - interval '1 day' or last_seen_at < now() - interval '2 days'`,
  }),
];
