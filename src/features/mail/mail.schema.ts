import { z } from 'zod';

/** A link in a mail: a whole address, made from PUBLIC_URL and never from a request. */
const link = z.url({ protocol: /^https?$/ });
const iCalendar = z.string().startsWith('BEGIN:VCALENDAR').nullable();

/** When a call takes place: a slot has a start, a preferred window only its day and its words. */
const callTime = z.object({
  /** Day in India, as 2026-11-23. */
  date: z.iso.date(),
  startsAt: z.iso.datetime({ offset: true }).nullable(),
  minutes: z.number().int().positive().nullable(),
  /** The preferred window as the form names it. */
  window: z.string().nullable(),
  /** Where the visitor is, as Europe/Paris; its time is named beside the Indian one. */
  visitorZone: z.string().nullable(),
});

/** Who called for it: in the mails to the office. */
const caller = z.object({ email: z.string(), phone: z.string(), leadId: z.number() });
const call = { name: z.string(), time: callTime };

/** Each mail that can be sent: its template and the shape of its data. */
export const mailTemplates = {
  'one-time-password': z.object({
    code: z.string(),
    purpose: z.enum(['register', 'login', 'brochure', 'schedule']),
    minutes: z.number(),
  }),
  'account-exists': z.object({ name: z.string() }),
  'password-reset': z.object({ link, minutes: z.number() }),
  'password-changed': z.object({ name: z.string() }),
  'brochure-ready': z.object({ name: z.string(), service: z.string(), link }),

  /** To the office: whatever the form asked, in its order. */
  'lead-notice': z.object({
    leadId: z.number(),
    /** What the form is called in the office: "Partner enquiry". */
    form: z.string(),
    name: z.string(),
    email: z.string(),
    isVerified: z.boolean(),
    fields: z.array(z.object({ label: z.string(), value: z.string() })),
    source: z.string().nullable(),
    firstPage: z.string().nullable(),
    referrer: z.string().nullable(),
    utm: z.record(z.string(), z.string()),
    language: z.string(),
    receivedAt: z.iso.datetime({ offset: true }),
    /** Signed links, valid for 7 days. */
    files: z.array(z.object({ name: z.string(), bytes: z.number(), link })),
  }),

  /** To the visitor; the link cancels or moves the call. */
  'call-invitation': z.object({ ...call, manageLink: link, ics: iCalendar }),
  /** To the office. */
  'call-notice': z.object({ ...call, caller, ics: iCalendar }),
  /** With a caller it goes to the office, else to the visitor. */
  'call-moved': z.object({
    ...call,
    before: callTime,
    manageLink: link.nullable(),
    caller: caller.nullable(),
    ics: iCalendar,
  }),
  'call-cancelled': z.object({ ...call, caller: caller.nullable(), ics: iCalendar }),
} satisfies Record<string, z.ZodType>;

export type MailTemplate = keyof typeof mailTemplates;
export type MailData<Template extends MailTemplate> = z.output<(typeof mailTemplates)[Template]>;
export type CallTime = z.output<typeof callTime>;
