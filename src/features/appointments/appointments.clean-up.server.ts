import { sql } from 'drizzle-orm';
import { cleanUpRows } from '#core/jobs/clean-up.ts';

export const appointmentsCleanUp = [
  cleanUpRows('reservations of times', {
    table: 'appointments',
    where: sql`state = 'reserved' and reserved_until < now() - interval '1 day'`,
  }),
];
