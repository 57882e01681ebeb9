import { accountExists } from '#features/accounts/account-exists.email.tsx';
import { oneTimePassword } from '#features/accounts/one-time-password.email.tsx';
import { passwordChanged } from '#features/accounts/password-changed.email.tsx';
import { passwordReset } from '#features/accounts/password-reset.email.tsx';
import { callCancelled } from '#features/appointments/appointment-cancelled.email.tsx';
import { callInvitation } from '#features/appointments/appointment-invitation.email.tsx';
import { callMoved } from '#features/appointments/appointment-moved.email.tsx';
import { callNotice } from '#features/appointments/appointment-notice.email.tsx';
import { brochureReady } from '#features/brochures/brochure-ready.email.tsx';
import { leadNotice } from '#features/leads/lead-notice.email.tsx';
import type { Email } from './email.ts';
import type { MailTemplate } from './mail.schema.ts';

/** Every mail of the site. */
export const emails: { [Template in MailTemplate]: Email<Template> } = {
  'one-time-password': oneTimePassword,
  'account-exists': accountExists,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'brochure-ready': brochureReady,
  'lead-notice': leadNotice,
  'call-invitation': callInvitation,
  'call-notice': callNotice,
  'call-moved': callMoved,
  'call-cancelled': callCancelled,
};
