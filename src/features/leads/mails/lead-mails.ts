import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** Sent to the office: everything that a form was sent with, in the order of its fields. */
export const leadNoticeMail = defineMail({
  name: 'lead-notice',
  data: z.object({
    leadId: z.number(),
    /** The lead at the desk; null while nobody can sign in there. */
    deskLink: linkField.nullable().default(null),
    /** The office's name for the form: "Partner application". */
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
    /** Without the desk, with signed links that are valid for 7 days. */
    files: z.array(z.object({ name: z.string(), bytes: z.number(), link: linkField.nullable() })),
  }),
  replyTo: ({ email }) => email,
  sample: {
    leadId: 1207,
    deskLink: 'https://kasauti.example/desk/inbox/1207',
    form: 'Footer enquiry',
    name: 'Meera Krishnan',
    email: 'meera@example.com',
    isVerified: true,
    fields: [
      { label: 'Name', value: 'Meera Krishnan' },
      { label: 'Email', value: 'meera@example.com' },
      { label: 'Phone', value: '+91 98100 12345' },
      { label: 'Message', value: 'We make LED lamps <in Pune>.\nDo we need "BIS & BEE"?' },
    ],
    source: 'LinkedIn',
    firstPage: '/products/led-lamp',
    referrer: 'https://www.linkedin.com/',
    utm: { utm_source: 'linkedin', utm_campaign: 'led' },
    language: 'en',
    receivedAt: '2026-11-21T05:10:00Z',
    files: [{ name: 'test-report.pdf', bytes: 482_113, link: null }],
  },
});

/** To the office: the leads that arrived when there were too many for a mail each. */
export const leadDigestMail = defineMail({
  name: 'lead-digest',
  data: z.object({
    leads: z.array(leadNoticeMail.data),
    /** How many more follow in later digests. */
    waiting: z.number(),
  }),
  sample: {
    leads: [
      leadNoticeMail.sample,
      // From before anybody could sign in at the desk.
      {
        ...leadNoticeMail.sample,
        leadId: 1208,
        deskLink: null,
        files: [{ name: 'plan.pdf', bytes: 9_411, link: 'https://kasauti.example/files/1208.c2lnbmF0dXJl' }],
      },
    ],
    waiting: 140,
  },
});

/** To a colleague who is named in a note of a lead. */
export const leadMentionMail = defineMail({
  name: 'lead-mention',
  data: z.object({
    leadId: z.number(),
    /** Who has written the note. */
    by: z.string(),
    deskLink: linkField,
  }),
  sample: { leadId: 1207, by: 'Asha Rao', deskLink: 'https://kasauti.example/desk/inbox/1207' },
});
