import { z } from 'zod';
import { defineMail } from '#features/mail/define-mail.ts';

/** To a client for whose address somebody registers again. */
export const accountExistsMail = defineMail({
  name: 'account-exists',
  data: z.object({ name: z.string() }),
  sample: { name: 'Meera Krishnan' },
});
