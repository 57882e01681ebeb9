import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { alertsApi } from './alerts.api.ts';
import { deleteSilent } from './bounces/delete-silent.server.ts';
import { recordBounce } from './bounces/record-bounce.server.ts';
import { returnPathOf } from './bounces/return-path.server.ts';
import { alertsDesk } from './desk/alerts.desk.api.ts';
import { tellByTwo } from './desk/tell-by-two.server.ts';
import { fanOut } from './digests/fan-out.job.ts';
import { openDigests } from './digests/open-digests.job.ts';
import { readDigest } from './digests/read-digest.server.ts';
import { tellLateFollows } from './digests/tell-late-follows.job.ts';
import { redrawSheetsAtMidnight } from './follow/redraw-sheets-at-midnight.job.ts';
import { mailConfirmations } from './follow/request-follow.server.ts';
import { confirmFollowMail, digestMail } from './mails/alert-mails.ts';
import { clientAlertsApi } from './manage/client-alerts.api.ts';
import { manageApi } from './manage/manage.api.ts';

export const alertsFeature: Feature = {
  name: 'alerts',
  pages: [sitePages({ url: '/alerts', name: 'Follow changes', position: 49 })],
  api: [alertsApi, manageApi, clientAlertsApi],
  desk: [alertsDesk],
  // Before the finder, so that it looks on when that has written what it tells.
  publicationWitnesses: [tellByTwo],
  jobs: [mailConfirmations, redrawSheetsAtMidnight, fanOut, tellLateFollows, openDigests],
  mails: [confirmFollowMail, digestMail],
  mailSources: [
    {
      mail: digestMail,
      read: readDigest,
      returnPath: returnPathOf,
      refused: (messageId, refusal) => recordBounce(messageId, { ...refusal, via: 'smtp' }),
    },
  ],
  cleanUp: [
    cleanUpRows('requests to follow whose link has expired', {
      table: 'follow_requests',
      where: sql`greatest(asked_at, mailed_at) < now() - interval '48 hours'`,
    }),
    cleanUpRows('mails to confirm a follow', {
      table: 'outbox_mails',
      where: sql`template = ${confirmFollowMail.name} and created_at < now() - interval '48 hours'`,
    }),
    cleanUpRows('digests', { table: 'alert_digests', where: sql`created_at < now() - interval '2 years'` }),
    deleteSilent,
    cleanUpRows('mails that came back', { table: 'bounce_events', where: sql`at < now() - interval '90 days'` }),
    cleanUpRows('addresses that get no mails', {
      table: 'mail_addresses',
      where: sql`since < now() - case when silence = 'paused' then interval '90 days' else interval '3 years' end`,
    }),
    cleanUpRows('acts of consent', { table: 'consents', where: sql`at < now() - interval '3 years'` }),
  ],
};
