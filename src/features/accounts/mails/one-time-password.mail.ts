import { z } from 'zod';
import { otpPurposes } from '#features/accounts/account-kinds.schema.ts';
import { defineMail } from '#features/mail/define-mail.ts';

/** The code that verifies an address. */
export const oneTimePasswordMail = defineMail({
  name: 'one-time-password',
  data: z.object({ code: z.string(), purpose: z.enum(otpPurposes), minutes: z.number() }),
  urgent: true,
  secret: true,
  sample: { code: '042917', purpose: 'brochure', minutes: 10 },
});
