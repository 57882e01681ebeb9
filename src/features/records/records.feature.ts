import type { Feature } from '#features/feature.ts';
import { publishDueDrafts } from './desk/publish-due.job.ts';
import { recordsDesk } from './records.desk.api.ts';

export const recordsFeature: Feature = {
  name: 'records',
  desk: [recordsDesk],
  jobs: [publishDueDrafts],
};
