import { sql } from 'drizzle-orm';
import { cleanUpRows } from '#core/jobs/clean-up.ts';

export const appointmentsCleanUp = [
  cleanUpRows(
    'reservations of times',
    sql`delete from appointments where state = 'reserved' and reserved_until < now() - interval '1 day'`,
  ),
];
