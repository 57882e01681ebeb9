import type { Feature } from '#features/feature.ts';
import { leadDigestMail } from './lead-digest.mail.ts';
import { leadNoticeMail } from './lead-notice.mail.ts';
import { leadsApi } from './leads.api.ts';
import { leadsCleanUp } from './leads.clean-up.server.ts';
import { sendLeadDigest } from './send-lead-digest.job.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  api: [leadsApi],
  mails: [leadNoticeMail, leadDigestMail],
  jobs: [sendLeadDigest],
  cleanUp: leadsCleanUp,
};
