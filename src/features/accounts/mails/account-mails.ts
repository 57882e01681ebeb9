import { z } from 'zod';
import { otpPurposes } from '#features/accounts/accounts.schema.ts';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** The code that verifies an address. */
export const oneTimePasswordMail = defineMail({
  name: 'one-time-password',
  data: z.object({ code: z.string(), purpose: z.enum(otpPurposes), minutes: z.number() }),
  urgent: true,
  secret: true,
  sample: { code: '042917', purpose: 'brochure', minutes: 10 },
});

/** Sent to a client when somebody registers again with the same address. */
export const accountExistsMail = defineMail({
  name: 'account-exists',
  data: z.object({ name: z.string() }),
  sample: { name: 'Meera Krishnan' },
});

/** Tells a client that the password has been changed. */
export const passwordChangedMail = defineMail({
  name: 'password-changed',
  data: z.object({ name: z.string() }),
  sample: { name: 'Meera Krishnan' },
});

/** The link that sets a new password. */
export const passwordResetMail = defineMail({
  name: 'password-reset',
  data: z.object({ link: linkField, minutes: z.number() }),
  urgent: true,
  secret: true,
  sample: { link: 'https://kasauti.example/password-reset/0c1f5d0e9a7b4c3d', minutes: 30 },
});
