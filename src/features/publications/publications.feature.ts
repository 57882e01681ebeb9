import type { Feature } from '#features/feature.ts';

export const publicationsFeature: Feature = {
  name: 'publications',
  content: async () => [(await import('./publications.content.server.ts')).publicationsContent],
};
