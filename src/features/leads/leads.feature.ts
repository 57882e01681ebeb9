import type { Feature } from '#features/feature.ts';
import { leadsApi } from './leads.api.ts';
import { leadsCleanUp } from './leads.clean-up.server.ts';
import { leadDigestMail } from './mails/lead-digest.mail.ts';
import { leadNoticeMail } from './mails/lead-notice.mail.ts';
import { sendLeadDigest } from './mails/send-lead-digest.job.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  api: [leadsApi],
  mails: [leadNoticeMail, leadDigestMail],
  jobs: [sendLeadDigest],
  cleanUp: leadsCleanUp,
};
