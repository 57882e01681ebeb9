import { z } from 'zod';
import { defineMail } from '#features/mail/define-mail.ts';
import { otpPurposes } from './account-kinds.schema.ts';

/** The code that verifies an address. */
export const oneTimePasswordMail = defineMail({
  name: 'one-time-password',
  data: z.object({ code: z.string(), purpose: z.enum(otpPurposes), minutes: z.number() }),
  urgent: true,
  secret: true,
  sample: { code: '042917', purpose: 'brochure', minutes: 10 },
});
