import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** To the author of a draft: what was to happen at its hour did not happen. */
export const scheduleFailedMail = defineMail({
  name: 'schedule-failed',
  data: z.object({
    /** The record's own name. */
    name: z.string(),
    what: z.enum(['publication', 'end']),
    /** The hour that was named for it. */
    at: z.iso.datetime(),
    /** Why not, in the language of the mail. */
    reasons: z.array(z.string()).min(1),
    deskLink: linkField,
  }),
  sample: {
    name: 'BIS extends the transition for LED lamps',
    what: 'publication',
    at: '2026-11-30T03:30:00Z',
    reasons: ['Some fields need your attention.', 'categories.0: There is no record of this name.'],
    deskLink: 'https://kasauti.example/desk/records/notifications/41',
  },
});
