import { defineMail } from '#features/mail/define-mail.ts';
import { appointmentData, calendarPart, replyToVisitor, samples, visitorData } from './mail-data.ts';

/** Sent to the office when an appointment is confirmed. */
export const appointmentNoticeMail = defineMail({
  name: 'appointment-notice',
  data: appointmentData.extend({ visitor: visitorData }),
  replyTo: replyToVisitor,
  calendar: calendarPart('REQUEST'),
  sample: { ...samples.slot, visitor: samples.visitor },
});
