import type { Email } from './email.ts';
import { accountExists } from './emails/account-exists.email.tsx';
import { brochureReady } from './emails/brochure-ready.email.tsx';
import { callCancelled } from './emails/call-cancelled.email.tsx';
import { callInvitation } from './emails/call-invitation.email.tsx';
import { callMoved } from './emails/call-moved.email.tsx';
import { callNotice } from './emails/call-notice.email.tsx';
import { leadNotice } from './emails/lead-notice.email.tsx';
import { oneTimePassword } from './emails/one-time-password.email.tsx';
import { passwordChanged } from './emails/password-changed.email.tsx';
import { passwordReset } from './emails/password-reset.email.tsx';
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
