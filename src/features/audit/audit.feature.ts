import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import type { Feature } from '#features/feature.ts';
import { auditDesk } from './audit.api.ts';

export const auditFeature: Feature = {
  name: 'audit',
  desk: [auditDesk],
  // The trigger of the table refuses to delete younger lines.
  cleanUp: [cleanUpRows('the audit log', { table: 'audit_log', where: sql`at < now() - interval '3 years'` })],
};
