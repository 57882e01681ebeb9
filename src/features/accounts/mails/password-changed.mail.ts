import { z } from 'zod';
import { defineMail } from '#features/mail/define-mail.ts';

/** Tells a client that the password has been changed. */
export const passwordChangedMail = defineMail({
  name: 'password-changed',
  data: z.object({ name: z.string() }),
  sample: { name: 'Meera Krishnan' },
});
