import { z } from 'zod';
import { defineMail } from '#features/mail/define-mail.ts';

/** Sent to the office, at most once an hour: somebody is guessing at the passwords of the KYC page. */
export const kycSiegeMail = defineMail({
  name: 'kyc-siege',
  /** How many wrong passwords there have been within an hour. */
  data: z.object({ wrong: z.number().int() }),
  sample: { wrong: 50 },
});
