import { z } from 'zod';
import { defineMail } from '#features/mail/define-mail.ts';
import { leadNoticeMail } from './lead-notice.mail.ts';

/** To the office: the leads that arrived when there were too many for a mail each. */
export const leadDigestMail = defineMail({
  name: 'lead-digest',
  data: z.object({
    leads: z.array(leadNoticeMail.data),
    /** How many more follow in later digests. */
    waiting: z.number(),
  }),
  sample: { leads: [leadNoticeMail.sample, { ...leadNoticeMail.sample, leadId: 1208, files: [] }], waiting: 140 },
});
