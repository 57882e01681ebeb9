import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';
import { toldReasons } from '../desk/comments.schema.ts';

/** Sent to whoever wrote a comment, if the office wishes: why it does not appear. It has no word of the comment. */
export const commentRefusedMail = defineMail({
  name: 'comment-refused',
  data: z.object({
    name: z.string(),
    /** When the comment was sent. */
    at: z.iso.datetime(),
    /** The name of the post. */
    blog: z.string(),
    blogLink: linkField,
    reason: z.enum(toldReasons),
    /** What the office says beside the reason, in its own words. */
    words: z.string().nullable(),
  }),
  sample: {
    name: 'Meera Krishnan',
    at: '2026-11-24T06:12:00Z',
    blog: 'Moving to IS/IEC 62368-1 before November 2028',
    blogLink: 'https://kasauti.example/blogs/bis-certification/moving-to-is-iec-62368-1',
    reason: 'untrue',
    words: 'The order has been in force since March.',
  },
});
