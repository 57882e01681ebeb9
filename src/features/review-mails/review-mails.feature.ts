import type { Feature } from '#features/feature.ts';
import { reviewAskedMail } from './review-asked.mail.ts';
import { reviewDecidedMail } from './review-decided.mail.ts';
import { tellOfDraft } from './tell-of-draft.server.ts';

export const reviewMailsFeature: Feature = {
  name: 'review-mails',
  draftWitnesses: [tellOfDraft],
  mails: [reviewAskedMail, reviewDecidedMail],
};
