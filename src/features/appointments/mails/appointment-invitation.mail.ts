import { defineMail } from '#features/mail/define-mail.ts';
import { linkField } from '#features/mail/link-field.ts';
import { appointmentData, calendarPart, samples } from './mail-data.ts';

/** Sent to the visitor when an appointment is confirmed; its link leads to the page for moving or cancelling it. */
export const appointmentInvitationMail = defineMail({
  name: 'appointment-invitation',
  data: appointmentData.extend({ manageLink: linkField }),
  calendar: calendarPart('REQUEST'),
  sample: { ...samples.slot, manageLink: samples.manageLink },
});
