import type { Feature } from '#features/feature.ts';
import { tutorialKind } from './tutorial.record.server.ts';
import { tutorialsApi } from './tutorials.api.ts';

export const tutorialsFeature: Feature = {
  name: 'tutorials',
  content: async () => [(await import('./tutorials.content.server.ts')).tutorialsContent],
  records: [tutorialKind],
  api: [tutorialsApi],
};
