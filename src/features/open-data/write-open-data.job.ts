import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { writeRelease } from './write-release.server.ts';

/** Publishes our data anew within a minute after a content write that changed them, and as soon as a new site runs. */
export const writeOpenData: Job = {
  queue: { name: 'open-data', options: { retryLimit: 2, retryDelay: 30 } },
  workers: 1,
  every: '* * * * *',
  atStart: true,
  async run() {
    const release = await writeRelease();
    if (release) logger.info({ release: release.name }, 'the open data was released');
  },
};
