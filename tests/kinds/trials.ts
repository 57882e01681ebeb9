import { contentTrials } from './content-trials.ts';
import { finderTrials } from './finder-trials.ts';
import { firmTrials } from './firm-trials.ts';
import { siteTrials } from './site-trials.ts';
import type { Trial } from './trial.ts';

/** How each kind of record is tried out. */
export const trials: Readonly<Record<string, Trial>> = {
  ...contentTrials,
  ...finderTrials,
  ...firmTrials,
  ...siteTrials,
};
