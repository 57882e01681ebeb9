import { oldOrphans } from '#db/orphaned-files.server.ts';
import type { Feature } from '#features/feature.ts';
import { leadsDesk } from './desk/leads.desk.api.ts';
import { viewsDesk } from './desk/views.desk.api.ts';
import { expiredFiles, expiredLeads } from './expired-leads.server.ts';
import { leadFilesDesk } from './files/lead-files.desk.api.ts';
import { orphanedLeadFiles } from './files/orphaned-lead-files.server.ts';
import { leadsApi } from './leads.api.ts';
import { leadDigestMail, leadMentionMail, leadNoticeMail } from './mails/lead-mails.ts';
import { sendLeadDigest } from './mails/send-lead-digest.job.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  api: [leadsApi],
  desk: [leadsDesk, leadFilesDesk, viewsDesk],
  mails: [leadNoticeMail, leadDigestMail, leadMentionMail],
  jobs: [sendLeadDigest],
  cleanUp: [expiredLeads, expiredFiles, orphanedLeadFiles, oldOrphans],
};
