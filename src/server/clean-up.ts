import { incompleteUploads } from '#core/files/old-files.server.ts';
import { rateCounters } from '#core/http/rate-limit.server.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import { features } from './features.ts';

/** Everything that expires, as its feature declares it. */
const everything: readonly CleanUp[] = [
  ...features.flatMap(({ cleanUp }) => cleanUp ?? []),
  rateCounters,
  incompleteUploads,
];

/** Deletes, once an hour, what has expired and is of no further use. */
export const cleanUp: Job = {
  queue: { name: 'delete-expired', options: { retryLimit: 3, retryDelay: 60 } },
  workers: 1,
  every: '17 * * * *',
  async run() {
    for (const { name, run } of everything) {
      const rows = await run(db());
      if (rows > 0) logger.info({ rows }, `cleaned up: ${name}`);
    }
  },
};
