import type { Job } from '#core/jobs/jobs.server.ts';
import { publishDue } from './publish-due.server.ts';

/** Publishes scheduled drafts at their hour, and ends what was published for a time. */
export const publishDueDrafts: Job = {
  // The name of a queue outlives a release, because jobs wait in it.
  queue: { name: 'due-drafts', options: { retryLimit: 2, retryDelay: 10 } },
  workers: 1,
  every: '* * * * *',
  atStart: true,
  run: () => publishDue(),
};
