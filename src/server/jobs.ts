import type { Job } from '#core/jobs/jobs.server.ts';
import { features } from './features.ts';

/** Every job of the site, as its feature declares it. */
export const jobs: readonly Job[] = features.flatMap((feature) => feature.jobs ?? []);
