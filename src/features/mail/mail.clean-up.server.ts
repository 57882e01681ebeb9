import { sql } from 'drizzle-orm';
import { cleanUpRows } from '#core/jobs/clean-up.ts';

export const mailCleanUp = [
  // Without a mail server no job completes them, and their codes and links must not remain readable.
  cleanUpRows(
    'codes that were never mailed',
    sql`update outbox_mails set state = 'expired', data = '{}' where state = 'waiting' and expires_at < now()`,
  ),
  cleanUpRows('mails', sql`delete from outbox_mails where updated_at < now() - interval '90 days'`),
];
