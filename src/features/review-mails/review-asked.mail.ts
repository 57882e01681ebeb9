import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** To those who may decide about a draft or a proposal: it waits for them. */
export const reviewAskedMail = defineMail({
  name: 'review-asked',
  data: z.object({
    /** The record or the order; of what is confidential only its kind. */
    name: z.string(),
    /** Whose name it is. */
    by: z.string(),
    note: z.string().nullable(),
    deskLink: linkField,
  }),
  sample: {
    name: 'BIS extends the transition for LED lamps',
    by: 'Asha Rao',
    note: 'The day is from page 3 of the gazette.',
    deskLink: 'https://kasauti.example/desk/records/notifications/41',
  },
});
