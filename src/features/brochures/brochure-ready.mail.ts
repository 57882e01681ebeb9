import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** Tells a client where to find a brochure. */
export const brochureReadyMail = defineMail({
  name: 'brochure-ready',
  data: z.object({ name: z.string(), service: z.string(), link: linkField }),
  sample: { name: 'Meera Krishnan', service: 'BIS ISI mark', link: 'https://kasauti.example/account/brochures' },
});
