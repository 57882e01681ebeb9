import { z } from 'zod';
import type { Message } from '#core/mail/mailer.server.ts';

/** When an appointment is: a slot has a start, a preferred window only its day and its name. */
const appointmentTime = z.object({
  /** Day in India, as 2026-11-23. */
  date: z.iso.date(),
  startsAt: z.iso.datetime({ offset: true }).nullable(),
  minutes: z.number().int().positive().nullable(),
  /** The preferred window, as its form names it. */
  window: z.string().nullable(),
  /** Where the visitor is, as Europe/Paris; the mail gives the time there beside the Indian one. */
  visitorZone: z.string().nullable(),
});

/** Whom the office calls; in the mails to the office. */
export const visitorData = z.object({ email: z.string(), phone: z.string(), leadId: z.number() });

/** What every mail about an appointment says. */
export const appointmentData = z.object({
  name: z.string(),
  time: appointmentTime,
  /** The appointment as an iCalendar text. */
  ics: z.string().startsWith('BEGIN:VCALENDAR'),
});

/** The same, with the time before it was moved. */
export const movedData = appointmentData.extend({ before: appointmentTime });

export type AppointmentTime = z.output<typeof appointmentTime>;
export type VisitorData = z.output<typeof visitorData>;

type Calendar = NonNullable<Message['calendar']>;

/** The part of a mail that a calendar reads. */
export function calendarPart(method: Calendar['method']): (data: { ics: string }) => Calendar {
  return ({ ics }) => ({ method, content: ics });
}

/** The office answers a mail about an appointment to the visitor. */
export function replyToVisitor({ visitor }: { visitor: VisitorData | null }): string | undefined {
  return visitor?.email;
}

/** Data that could be true. */
export const samples = {
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
  visitor: { email: 'meera@example.com', phone: '+91 98100 12345', leadId: 1207 },
  manageLink: 'https://kasauti.example/calls/eyJpZCI6MTIwN30.c2lnbmF0dXJl',
} as const;
