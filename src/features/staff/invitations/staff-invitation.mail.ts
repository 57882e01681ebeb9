import { z } from 'zod';
import { defineMail, linkField } from '#features/mail/define-mail.ts';

/** To a colleague: the link by which they come to the desk, once. */
export const staffInvitationMail = defineMail({
  name: 'staff-invitation',
  data: z.object({
    name: z.string(),
    /** Who invites them. */
    by: z.string(),
    link: linkField,
    expiresAt: z.iso.datetime(),
  }),
  urgent: true,
  secret: true,
  sample: {
    name: 'Kabir Shah',
    by: 'Asha Rao',
    link: 'https://kasauti.example/desk/invitation#c2VjcmV0LXRva2Vu',
    expiresAt: '2026-11-25T09:30:00Z',
  },
});
