import type { Feature } from '#features/feature.ts';
import { leadNoticeMail } from './lead-notice.mail.ts';
import { leadsCleanUp } from './leads.clean-up.server.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  mails: [leadNoticeMail],
  cleanUp: leadsCleanUp,
};
