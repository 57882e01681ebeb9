import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** Sent to the office: a comment that waits for approval. Without the desk, whoever has its link can approve it. */
export const commentNoticeMail = defineMail({
  name: 'comment-notice',
  data: z.object({
    name: z.string(),
    email: z.string(),
    comment: z.string(),
    /** The name of the post. */
    blog: z.string(),
    blogLink: linkField,
    /** The comment at the desk; null while nobody can sign in there. */
    deskLink: linkField.nullable().default(null),
    /** The signed link that stands in for it. */
    reviewLink: linkField.nullable(),
  }),
  secret: true,
  sample: {
    name: 'Meera Krishnan',
    email: 'meera@example.com',
    comment: 'Does the period to 2028 also cover <USB chargers> & power banks?\n\nWe renew in March.',
    blog: 'Moving to IS/IEC 62368-1 before November 2028',
    blogLink: 'https://kasauti.example/blogs/bis-certification/moving-to-is-iec-62368-1',
    deskLink: 'https://kasauti.example/desk/comments?comment=1207',
    reviewLink: null,
  },
});
