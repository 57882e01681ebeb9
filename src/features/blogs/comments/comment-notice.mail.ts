import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** Sent to the office: a comment that waits for approval. Whoever has its link can approve the comment. */
export const commentNoticeMail = defineMail({
  name: 'comment-notice',
  data: z.object({
    name: z.string(),
    email: z.string(),
    comment: z.string(),
    /** The name of the post. */
    blog: z.string(),
    blogLink: linkField,
    reviewLink: linkField,
  }),
  secret: true,
  sample: {
    name: 'Meera Krishnan',
    email: 'meera@example.com',
    comment: 'Does the period to 2028 also cover <USB chargers> & power banks?\n\nWe renew in March.',
    blog: 'Moving to IS/IEC 62368-1 before November 2028',
    blogLink: 'https://kasauti.example/blogs/bis-certification/moving-to-is-iec-62368-1',
    reviewLink: 'https://kasauti.example/comment-reviews/MTIwNw.c2lnbmF0dXJl',
  },
});
