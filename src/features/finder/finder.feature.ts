import type { Feature } from '#features/feature.ts';

export const finderFeature: Feature = {
  name: 'finder',
  content: async () => [(await import('./finder.content.server.ts')).finderContent],
};
