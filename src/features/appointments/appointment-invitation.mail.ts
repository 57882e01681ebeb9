import { defineMail } from '#features/mail/define-mail.ts';
import { linkField } from '#features/mail/mail-fields.ts';
import { appointmentData, calendarPart, samples } from './mail-data.ts';

/** To the visitor whose appointment was confirmed; the link moves or cancels it. */
export const appointmentInvitationMail = defineMail({
  name: 'appointment-invitation',
  data: appointmentData.extend({ manageLink: linkField }),
  calendar: calendarPart('REQUEST'),
  sample: { ...samples.slot, manageLink: samples.manageLink },
});
