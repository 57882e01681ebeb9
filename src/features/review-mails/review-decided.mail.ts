import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** What somebody else can have done with a draft or a proposal. */
export const reviewOutcomes = ['sent-back', 'published', 'scheduled', 'unscheduled', 'discarded'] as const;

/** To the author of a draft or a proposal: somebody else has decided about it. */
export const reviewDecidedMail = defineMail({
  name: 'review-decided',
  data: z.object({
    /** The record or the order; of what is confidential only its kind. */
    name: z.string(),
    outcome: z.enum(reviewOutcomes),
    /** Whose decision it is. */
    by: z.string(),
    /** The hour for which it is scheduled. */
    at: z.iso.datetime().nullable(),
    note: z.string().nullable(),
    deskLink: linkField,
  }),
  sample: {
    name: 'BIS extends the transition for LED lamps',
    outcome: 'sent-back',
    by: 'Kabir Menon',
    at: null,
    note: 'The new date is missing from the summary.',
    deskLink: 'https://kasauti.example/desk/records/notifications/41',
  },
});
