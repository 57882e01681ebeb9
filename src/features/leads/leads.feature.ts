import type { Feature } from '#features/feature.ts';
import { leadNoticeMail } from './lead-notice.mail.ts';
import { leadsApi } from './leads.api.ts';
import { leadsCleanUp } from './leads.clean-up.server.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  api: [leadsApi],
  mails: [leadNoticeMail],
  cleanUp: leadsCleanUp,
};
