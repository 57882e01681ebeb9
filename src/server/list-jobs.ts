import type { Job } from '#core/jobs/jobs.server.ts';
import { loadBuiltTemplates, type MailSetup } from '#features/mail/mail-setup.server.ts';
import { mailJobs } from '#features/mail/send-mail.job.ts';
import { cleanUp } from './clean-up.ts';
import { features } from './features.ts';

/** Every job of the site: those that the features declare, those that send their mails, and the hourly clean-up. */
export function listJobs(setup: MailSetup): readonly Job[] {
  return [...features.flatMap((feature) => feature.jobs ?? []), ...mailJobs(setup), cleanUp];
}

/** Every mail of the site, as its feature declares it, with the templates of the build. */
export const mailSetup: MailSetup = {
  mails: features.flatMap((feature) => feature.mails ?? []),
  sources: features.flatMap((feature) => feature.mailSources ?? []),
  loadTemplates: loadBuiltTemplates,
};
