import type { Feature } from '#features/feature.ts';
import { appointmentsApi } from './appointments.api.ts';
import { appointmentsCleanUp } from './appointments.clean-up.server.ts';
import { appointmentCancelledMail } from './mails/appointment-cancelled.mail.ts';
import { appointmentInvitationMail } from './mails/appointment-invitation.mail.ts';
import { appointmentMovedMail } from './mails/appointment-moved.mail.ts';
import { appointmentNoticeMail } from './mails/appointment-notice.mail.ts';

export const appointmentsFeature: Feature = {
  name: 'appointments',
  api: [appointmentsApi],
  mails: [appointmentCancelledMail, appointmentInvitationMail, appointmentMovedMail, appointmentNoticeMail],
  cleanUp: appointmentsCleanUp,
};
