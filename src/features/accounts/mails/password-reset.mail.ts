import { z } from 'zod';
import { defineMail } from '#features/mail/define-mail.ts';
import { linkField } from '#features/mail/link-field.ts';

/** The link that sets a new password. */
export const passwordResetMail = defineMail({
  name: 'password-reset',
  data: z.object({ link: linkField, minutes: z.number() }),
  urgent: true,
  secret: true,
  sample: { link: 'https://kasauti.example/password-reset/0c1f5d0e9a7b4c3d', minutes: 30 },
});
