import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import { isHeldAddress } from '#db/person/hold.server.ts';
import type { Feature } from '#features/feature.ts';

const cleanUp = [
  // Without a mail server no job completes them, and their codes and links must not remain readable.
  cleanUpRows('codes that were never mailed', {
    table: 'outbox_mails',
    where: sql`state = 'waiting' and expires_at < now()`,
    set: sql`state = 'expired', data = '{}'`,
  }),
  cleanUpRows('mails', {
    table: 'outbox_mails',
    where: sql`updated_at < now() - interval '90 days' and not ${isHeldAddress(sql`recipient`)}`,
  }),
];

/** Its jobs need the mails of all features: `server/list-jobs.ts` adds them. */
export const mailFeature: Feature = { name: 'mail', cleanUp };
