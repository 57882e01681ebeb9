import { z } from 'zod';
import type { Message } from '#core/mail/mailer.server.ts';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** When an appointment takes place: a slot has a start, a preferred window only its day and its name. */
const appointmentTime = z.object({
  /** The day in India, as 2026-11-23. */
  date: z.iso.date(),
  startsAt: z.iso.datetime({ offset: true }).nullable(),
  minutes: z.number().int().positive().nullable(),
  /** The preferred window, as its form names it. */
  window: z.string().nullable(),
  /** The visitor's time zone, as Europe/Paris; the mail gives the local time beside the Indian time. */
  visitorZone: z.string().nullable(),
});

/** The person whom the office calls, for the mails to the office. */
const visitorData = z.object({
  email: z.string(),
  phone: z.string(),
  leadId: z.number(),
  /** The day in the diary of the desk; null while nobody can sign in there. */
  deskLink: linkField.nullable().default(null),
});

/** What every mail about an appointment contains. */
const appointmentData = z.object({
  name: z.string(),
  time: appointmentTime,
  /** The appointment as an iCalendar text. */
  ics: z.string().startsWith('BEGIN:VCALENDAR'),
});

/** The same, with the time before it was moved. */
const movedData = appointmentData.extend({ before: appointmentTime });

export type AppointmentTime = z.output<typeof appointmentTime>;
export type VisitorData = z.output<typeof visitorData>;

type Calendar = NonNullable<Message['calendar']>;

/** The part of a mail that calendars read. */
function calendarPart(method: Calendar['method']): (data: { ics: string }) => Calendar {
  return ({ ics }) => ({ method, content: ics });
}

/** When the office replies to a mail about an appointment, the reply goes to the visitor. */
function replyToVisitor({ visitor }: { visitor: VisitorData | null }): string | undefined {
  return visitor?.email;
}

/** Realistic sample data. */
const samples = {
  slot: {
    name: 'Meera Krishnan',
    time: {
      date: '2026-11-23',
      startsAt: '2026-11-23T09:30:00Z',
      minutes: 30,
      window: null,
      visitorZone: 'Europe/Paris',
    },
    ics: ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kasauti//EN', 'END:VCALENDAR', ''].join('\r\n'),
  },
  window: {
    date: '2026-11-24',
    startsAt: null,
    minutes: null,
    window: 'Any time in Second Half (2:30 PM - 6:00 PM)',
    visitorZone: null,
  },
  visitor: {
    email: 'meera@example.com',
    phone: '+91 98100 12345',
    leadId: 1207,
    deskLink: 'https://kasauti.example/desk/diary?day=2026-11-23&view=day',
  },
  manageLink: 'https://kasauti.example/calls/eyJpZCI6MTIwN30.c2lnbmF0dXJl',
} as const;

/** Sent to the visitor when an appointment is confirmed; its link leads to the page for moving or cancelling it. */
export const appointmentInvitationMail = defineMail({
  name: 'appointment-invitation',
  data: appointmentData.extend({ manageLink: linkField }),
  calendar: calendarPart('REQUEST'),
  sample: { ...samples.slot, manageLink: samples.manageLink },
});

/** Sent to the office if it names the visitor, otherwise to the visitor. */
export const appointmentMovedMail = defineMail({
  name: 'appointment-moved',
  data: movedData.extend({ manageLink: linkField.nullable(), visitor: visitorData.nullable() }),
  replyTo: replyToVisitor,
  calendar: calendarPart('REQUEST'),
  sample: { ...samples.slot, before: samples.window, manageLink: samples.manageLink, visitor: null },
});

/** Sent to the office if it names the visitor, otherwise to the visitor. */
export const appointmentCancelledMail = defineMail({
  name: 'appointment-cancelled',
  data: appointmentData.extend({ visitor: visitorData.nullable() }),
  replyTo: replyToVisitor,
  calendar: calendarPart('CANCEL'),
  sample: { ...samples.slot, visitor: null },
});

/** Sent to the office when an appointment is confirmed. */
export const appointmentNoticeMail = defineMail({
  name: 'appointment-notice',
  data: appointmentData.extend({ visitor: visitorData }),
  replyTo: replyToVisitor,
  calendar: calendarPart('REQUEST'),
  sample: { ...samples.slot, visitor: samples.visitor },
});
