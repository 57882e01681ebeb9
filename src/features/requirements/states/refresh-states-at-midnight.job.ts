import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { refreshStates } from './refresh-states.server.ts';

/** At the start of each Indian day, gives requirements whose state changes on that day their new one, on every page. */
export const refreshStatesAtMidnight: Job = {
  // The name of a queue outlives a release, because jobs wait in it.
  queue: { name: 'day-turns', options: { retryLimit: 5, retryDelay: 60 } },
  workers: 1,
  // 18:30 UTC is midnight in India. The other runs make up for it where no process ran at that moment, an older backup
  // was restored, or the clock was set; if the day has not turned, they write nothing.
  every: '*/15 * * * *',
  atStart: true,
  async run() {
    const { requirement = [], product = [] } = await writeContent(async (tx, changed) => {
      const turned = await refreshStates(tx, todayInIndia());
      changed('product', turned.product ?? []);
      return turned;
    });
    if (requirement.length > 0)
      logger.info(
        { requirements: requirement.length, products: product.length },
        'requirements have a new state today',
      );
  },
};
