import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import type { Feature } from '#features/feature.ts';
import { accountApi } from './account.api.ts';
import { clientsDesk } from './desk/clients.desk.api.ts';
import {
  accountExistsMail,
  oneTimePasswordMail,
  passwordChangedMail,
  passwordResetMail,
} from './mails/account-mails.ts';
import { signInApi } from './sign-in.api.ts';

const isLongExpired = sql`expires_at < now() - interval '1 day'`;

/** Codes, links and sessions are deleted a day after they expire, so that a late attempt is told why it fails. */
const cleanUp = [
  cleanUpRows('registrations', { table: 'pending_registrations', where: sql`expires_at < now()` }),
  cleanUpRows('registrations of the release before', { table: 'registrations', where: sql`expires_at < now()` }),
  cleanUpRows('one-time passwords', { table: 'one_time_passwords', where: isLongExpired }),
  cleanUpRows('reset links', { table: 'password_resets', where: isLongExpired }),
  cleanUpRows('sessions', {
    table: 'sessions',
    where: sql`${isLongExpired} or revoked_at < now() - interval '1 day' or last_seen_at < now() - interval '2 days'`,
  }),
];

export const accountsFeature: Feature = {
  name: 'accounts',
  api: [signInApi, accountApi],
  desk: [clientsDesk],
  mails: [accountExistsMail, oneTimePasswordMail, passwordChangedMail, passwordResetMail],
  cleanUp,
};
