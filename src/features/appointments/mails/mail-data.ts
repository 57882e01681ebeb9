import { z } from 'zod';
import type { Message } from '#core/mail/mailer.server.ts';

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
export const visitorData = z.object({ email: z.string(), phone: z.string(), leadId: z.number() });

/** What every mail about an appointment contains. */
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

/** The part of a mail that calendars read. */
export function calendarPart(method: Calendar['method']): (data: { ics: string }) => Calendar {
  return ({ ics }) => ({ method, content: ics });
}

/** When the office replies to a mail about an appointment, the reply goes to the visitor. */
export function replyToVisitor({ visitor }: { visitor: VisitorData | null }): string | undefined {
  return visitor?.email;
}

/** Realistic sample data. */
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
