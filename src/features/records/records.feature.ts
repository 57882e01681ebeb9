import type { Feature } from '#features/feature.ts';
import { oldRevisions } from './desk/old-revisions.server.ts';
import { publishDueDrafts } from './desk/publish-due.job.ts';
import { recordListsDesk } from './record-lists.desk.api.ts';
import { recordsDesk } from './records.desk.api.ts';

export const recordsFeature: Feature = {
  name: 'records',
  // A path of a list would be an id of a record to the other calls.
  desk: [recordListsDesk, recordsDesk],
  jobs: [publishDueDrafts],
  cleanUp: [oldRevisions],
};
