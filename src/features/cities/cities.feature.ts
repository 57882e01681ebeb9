import type { Feature } from '#features/feature.ts';

export const citiesFeature: Feature = {
  name: 'cities',
  content: async () => [(await import('./cities.content.server.ts')).citiesContent],
};
