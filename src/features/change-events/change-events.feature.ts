import type { Feature } from '#features/feature.ts';
import { noteChanges } from './note-changes.server.ts';
import { noteDaysReached } from './note-days-reached.job.ts';
import { noteDeadlines } from './note-deadlines.job.ts';

export const changeEventsFeature: Feature = {
  name: 'change-events',
  followers: [{ order: 'facts', follows: ['order'], inWrite: noteChanges }],
  jobs: [noteDeadlines, noteDaysReached],
};
