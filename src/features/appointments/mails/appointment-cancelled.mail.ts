import { defineMail } from '#features/mail/define-mail.ts';
import { appointmentData, calendarPart, replyToVisitor, samples, visitorData } from './mail-data.ts';

/** Sent to the office if it names the visitor, otherwise to the visitor. */
export const appointmentCancelledMail = defineMail({
  name: 'appointment-cancelled',
  data: appointmentData.extend({ visitor: visitorData.nullable() }),
  replyTo: replyToVisitor,
  calendar: calendarPart('CANCEL'),
  sample: { ...samples.slot, visitor: null },
});
