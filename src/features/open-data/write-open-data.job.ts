import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { writeRelease } from './write-release.server.ts';

/** Publishes a new release of our data within a minute of a content write that has changed them, and when a new site starts. */
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
