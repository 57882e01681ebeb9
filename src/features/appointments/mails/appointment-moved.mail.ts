import { defineMail } from '#features/mail/define-mail.ts';
import { linkField } from '#features/mail/link-field.ts';
import { calendarPart, movedData, replyToVisitor, samples, visitorData } from './mail-data.ts';

/** Sent to the office if it names the visitor, otherwise to the visitor. */
export const appointmentMovedMail = defineMail({
  name: 'appointment-moved',
  data: movedData.extend({ manageLink: linkField.nullable(), visitor: visitorData.nullable() }),
  replyTo: replyToVisitor,
  calendar: calendarPart('REQUEST'),
  sample: { ...samples.slot, before: samples.window, manageLink: samples.manageLink, visitor: null },
});
