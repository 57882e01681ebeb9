import type { Feature } from '#features/feature.ts';
import { tutorialsApi } from './tutorials.api.ts';

export const tutorialsFeature: Feature = {
  name: 'tutorials',
  content: async () => [(await import('./tutorials.content.server.ts')).tutorialsContent],
  api: [tutorialsApi],
};
