import type { Feature } from '#features/feature.ts';
import { appointmentCancelledMail } from './appointment-cancelled.mail.ts';
import { appointmentInvitationMail } from './appointment-invitation.mail.ts';
import { appointmentMovedMail } from './appointment-moved.mail.ts';
import { appointmentNoticeMail } from './appointment-notice.mail.ts';
import { appointmentsApi } from './appointments.api.ts';
import { appointmentsCleanUp } from './appointments.clean-up.server.ts';

export const appointmentsFeature: Feature = {
  name: 'appointments',
  api: [appointmentsApi],
  mails: [appointmentCancelledMail, appointmentInvitationMail, appointmentMovedMail, appointmentNoticeMail],
  cleanUp: appointmentsCleanUp,
};
