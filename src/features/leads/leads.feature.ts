import type { Feature } from '#features/feature.ts';
import { leadNoticeMail } from './lead-notice.mail.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  mails: [leadNoticeMail],
};
