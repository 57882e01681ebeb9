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
    await runEach(everything);
  },
};

/**
 * Runs every step, also when one of them fails, so that secrets and personal data go whatever happens to other rows.
 * @throws the first fault, once the others have run, so that the job is tried again
 */
export async function runEach(steps: readonly CleanUp[]): Promise<void> {
  const faults: unknown[] = [];
  for (const { name, run } of steps) {
    try {
      const rows = await run(db());
      if (rows > 0) logger.info({ rows }, `cleaned up: ${name}`);
    } catch (error) {
      logger.error({ err: error }, `could not clean up: ${name}`);
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
