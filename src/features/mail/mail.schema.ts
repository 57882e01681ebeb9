import { z } from 'zod';

const lead = z.object({ leadId: z.number(), name: z.string(), email: z.string() });

/** A call in the diary, as its mails tell of it. */
const call = z.object({
  change: z.enum(['booked', 'moved', 'cancelled']),
  /** The Indian day, `2026-01-14`. */
  date: z.string(),
  /** A slot (`10:30 AM`) or one of the preferred windows. */
  time: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The invitation as an iCalendar text; its method is CANCEL for a cancelled call, else REQUEST. */
  ics: z.string(),
  method: z.enum(['REQUEST', 'CANCEL']),
});

/** Each mail that can be sent: its template and the shape of its data. */
export const mailTemplates = {
  'one-time-password': z.object({
    code: z.string(),
    purpose: z.enum(['register', 'login', 'brochure', 'schedule']),
    minutes: z.number(),
  }),
  'account-exists': z.object({ name: z.string() }),
  'password-reset': z.object({ link: z.string(), minutes: z.number() }),
  'password-changed': z.object({ name: z.string() }),
  /** To the office, for each lead. */
  'lead-notice': lead.extend({
    form: z.string(),
    phone: z.string().nullable(),
    message: z.string().nullable(),
    /** What only this form asks for, under its wire names. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    language: z.string(),
    firstPage: z.string().nullable(),
    isProven: z.boolean(),
    spamScore: z.number(),
    file: z.object({ name: z.string(), link: z.string(), days: z.number() }).nullable(),
  }),
  /** To the visitor: booked, moved or cancelled; the link leads to the page that moves or cancels it. */
  'call-invitation': call.extend({ name: z.string(), link: z.string() }),
  /** The same to the office. */
  'call-notice': call.extend({ ...lead.shape, phone: z.string() }),
  'brochure-ready': z.object({ name: z.string(), titles: z.array(z.string()), link: z.string() }),
} satisfies Record<string, z.ZodType>;

export type MailTemplate = keyof typeof mailTemplates;
export type MailData<Template extends MailTemplate> = z.infer<(typeof mailTemplates)[Template]>;
