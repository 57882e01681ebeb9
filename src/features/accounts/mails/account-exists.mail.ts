import { z } from 'zod';
import { defineMail } from '#features/mail/define-mail.ts';

/** Sent to a client when somebody registers again with the same address. */
export const accountExistsMail = defineMail({
  name: 'account-exists',
  data: z.object({ name: z.string() }),
  sample: { name: 'Meera Krishnan' },
});
