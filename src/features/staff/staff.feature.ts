import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import type { Feature } from '#features/feature.ts';
import { accessDesk } from './access.api.ts';
import { staffInvitationMail } from './invitations/staff-invitation.mail.ts';
import { meApi } from './me.api.ts';
import { signInDesk } from './sign-in.api.ts';
import { staffDesk } from './staff.api.ts';

const isLongExpired = sql`expires_at < now() - interval '1 day'`;

export const staffFeature: Feature = {
  name: 'staff',
  desk: [meApi, signInDesk, accessDesk, staffDesk],
  mails: [staffInvitationMail],
  cleanUp: [
    cleanUpRows('sessions at the desk', { table: 'staff_sessions', where: isLongExpired }),
    cleanUpRows('challenges for passkeys', { table: 'staff_challenges', where: isLongExpired }),
    cleanUpRows('invitations to the desk', { table: 'staff_invitations', where: isLongExpired }),
  ],
};
