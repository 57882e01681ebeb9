import type { Job } from '#core/jobs/jobs.server.ts';
import { deleteExpired } from '#features/expiry/delete-expired.job.ts';
import { giveUpMail, sendOtherMail, sendUrgentMail } from '#features/mail/send-mail.job.ts';

/** Every job of the site, one line each. */
export const jobs: readonly Job[] = [sendUrgentMail, sendOtherMail, giveUpMail, deleteExpired];
